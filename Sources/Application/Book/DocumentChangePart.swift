package import KernelApplication
package import KernelDomain

/// The values of the profile and of settings that one change of the book set.
package struct DocumentChangePart: Codable, Hashable, Sendable {
  package var values: [Value]
  /// The body weights that the change recorded or removed; nil if there are none.
  package var bodyWeights: [BodyWeightChanged]?

  package static let schema = Schema(
    "DocumentChange", "The values of the profile and settings, and the body weights, that a change set.",
    [
      .init("values", .list(Value.schema), "The values of the profile and the settings that the change set."),
      .optional(
        "bodyWeights", .list(BodyWeightChanged.schema),
        "The body weights that the change recorded or removed; left out if there are none."),
    ])

  package struct Value: Codable, Hashable, Sendable {
    /// The value's name, such as `profile.name`, `settings.theme` or `settings.swimming.showUnknown`.
    package var name: String
    package var value: SettingValue?

    package static let schema = Schema(
      "NamedValue", "A value of the profile or the settings.",
      [
        .init("name", .text, "The name of the value.", examples: [#""settings.theme""#]),
        .optional("value", SettingValue.schema, "The value; left out if it follows the environment."),
      ])

    package init(name: String, value: SettingValue?) {
      self.name = name
      self.value = value
    }
  }

  /// Creates the part; nil if there are neither values nor weights.
  package init?(_ values: [Value], weights: [BodyWeightChanged] = []) {
    guard !values.isEmpty || !weights.isEmpty else { return nil }
    self.values = values
    bodyWeights = weights.isEmpty ? nil : weights
  }
}

extension DocumentChangePart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed ? (bodyWeights ?? []).map { BookEvent(BodyWeightChanged.event, $0) } : []
  }
}
