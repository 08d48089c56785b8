import KernelPresentation

/// What assistive technology lists of a screen, as VoiceOver's rotor and the lists of other readers do.
let rotorSteps = [
  StepDefinition("the rotor of {word} lists:") { world, arguments in
    guard let rotor = Rotor(rawValue: arguments[0]) else { throw SpecFailure("no rotor is called \(arguments[0])") }
    try expect(rotor.entries(of: world.screen()).map { [$0] }, shows: arguments.rows(), "the rotor of \(rotor)")
  }
]

/// A kind of element among which a person can move.
private enum Rotor: String {
  case headings, tables, fields, buttons

  /// Returns the names of the elements, in the order of the screen.
  func entries(of screen: Screen) -> [String] {
    let content = screen.content.flatMap(\.selfAndDescendants)
    switch self {
    case .headings:
      let parts = content.filter { [.section, .card, .heading, .decision].contains($0.role) }
      return [screen.title] + parts.compactMap(\.text)
    case .tables: return Rotor.tables(screen.content, in: nil)
    case .fields: return content.filter { $0.action?.input != nil }.compactMap(\.spoken)
    case .buttons:
      return content.filter { $0.role == .button && $0.action?.input == nil }.compactMap(\.spoken)
    }
  }

  /// A table is called like the part in which it stands.
  private static func tables(_ elements: [Element], in part: String?) -> [String] {
    elements.flatMap { element in
      if element.role == .table || element.role == .setTable { return [part ?? ""] }
      return tables(element.children, in: element.text ?? part)
    }
  }
}
