package import KernelApplication
package import KernelDomain

/// What a change of the book says of profile and settings: the values that it set, by name.
package struct DocumentChangePart: Codable, Hashable, Sendable {
  package var values: [Value]

  package static let schema = Schema(
    "DocumentChange", "What a change set of profile and settings.",
    [.init("values", .list(Value.schema), "The values that it set.")])

  package struct Value: Codable, Hashable, Sendable {
    /// `profile.name`, `settings.theme`, `settings.swimming.showUnknown`.
    package var name: String
    package var value: SettingValue?

    package static let schema = Schema(
      "NamedValue", "A value of profile or settings.",
      [
        .init("name", .text, "Which one it is.", examples: [#""settings.theme""#]),
        .optional("value", SettingValue.schema, "Left out where it follows the environment."),
      ])

    package init(name: String, value: SettingValue?) {
      self.name = name
      self.value = value
    }
  }

  /// Nil where nothing of profile or settings was set.
  package init?(_ values: [Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }
}
