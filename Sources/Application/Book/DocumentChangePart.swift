package import KernelApplication
package import KernelDomain

/// The values of the profile and of settings that one change of the book set.
package struct DocumentChangePart: Codable, Hashable, Sendable {
  package var values: [Value]
  /// The body weights that it recorded or removed; nil if there are none.
  package var bodyWeights: [BodyWeightChanged]?

  package static let schema = Schema(
    "DocumentChange", "What a change set of profile, settings and body weight.",
    [
      .init("values", .list(Value.schema), "The values that it set."),
      .optional("bodyWeights", .list(BodyWeightChanged.schema), "The body weights that it recorded or removed."),
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

  /// Nil where nothing of profile, settings or body weight was set.
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
