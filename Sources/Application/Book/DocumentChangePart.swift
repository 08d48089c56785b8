package import KernelApplication
package import KernelDomain

/// The effects of one change on the section `book` (profile, settings and body weights), and what the change deleted
/// for good in any feature.
package struct DocumentChangePart: Codable, Hashable, Sendable {
  package var values: [Value]
  /// The body weights that the change recorded or removed; nil if there are none.
  package var bodyWeights: [BodyWeightChanged]?
  /// What the change deleted for good; nil if it deleted nothing.
  package var deleted: [DeletedThings]?

  package static let schema = Schema(
    "DocumentChange", "What a change did to the profile, the settings and body weights, and what it deleted for good.",
    [
      .init("values", .list(Value.schema), "The values of the profile and the settings that the change assigned."),
      .optional(
        "bodyWeights", .list(BodyWeightChanged.schema),
        "The body weights that the change recorded or removed; left out if there are none."),
      .optional(
        "deleted", .list(DeletedThings.schema), "What the change deleted for good; left out if it deleted nothing."),
    ])

  package struct Value: Codable, Hashable, Sendable {
    /// The name of the changed value, such as `profile.name`, `settings.theme` or `settings.swimming.showUnknown`.
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

  /// Creates the description of a change's effects; nil if `values`, `weights` and `deleted` are all empty.
  package init?(_ values: [Value], weights: [BodyWeightChanged] = [], deleted: [DeletedThings] = []) {
    guard !values.isEmpty || !weights.isEmpty || !deleted.isEmpty else { return nil }
    self.values = values
    bodyWeights = weights.isEmpty ? nil : weights
    self.deleted = deleted.isEmpty ? nil : deleted
  }
}

extension DocumentChangePart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed ? (bodyWeights ?? []).map { BookEvent(BodyWeightChanged.event, $0) } : []
  }
}
