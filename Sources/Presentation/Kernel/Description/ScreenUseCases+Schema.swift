package import KernelApplication
import KernelDomain

extension ShowScreen {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }
}

extension Schema.Member {
  /// The members that every use case of a screen reads.
  package static let screenRoute = Schema.Member("route", Route.schema, "The screen's address.")

  package static let screenLanguage = Schema.Member.optional(
    "language", Language.schema, "Left out, that of the settings, else that of the environment.")

  package static let systemLanguage = Schema.Member.optional(
    "system", Language.schema, "That of the caller's environment; left out, that of the service's.")
}

extension ShowScreen.Input {
  package static var schema: Schema {
    Schema("Which screen is shown.", [.screenRoute, .screenLanguage, .systemLanguage])
  }
}
