package import KernelApplication
import KernelDomain

extension ShowScreen {
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }
}

extension Schema.Member {
  /// Describes the input member `route`, which all use cases about screens have.
  package static let screenRoute = Schema.Member("route", Route.schema, "The address of the screen.")

  package static let screenLanguage = Schema.Member.optional(
    "language", Language.schema,
    "The language of the screen; if left out, the language of the settings, or else of the environment.")

  package static let systemLanguage = Schema.Member.optional(
    "system", Language.schema,
    "The language of the caller's environment; if left out, the language of the service's environment.")
}

extension ShowScreen.Input {
  package static var schema: Schema {
    Schema("The screen to show.", [.screenRoute, .screenLanguage, .systemLanguage])
  }
}
