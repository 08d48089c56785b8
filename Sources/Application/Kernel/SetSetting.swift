package import KernelDomain

/// A setting, or a value of the profile, that a call set.
package struct SetSetting: Codable, Hashable, Sendable {
  package var name: String
  package var value: SettingValue
  package var was: SettingValue

  package static let schema = Schema(
    "SetSetting", "A setting that a call set.",
    [
      .init("name", .text, "The name of the setting.", examples: [#""theme""#]),
      .init("value", SettingValue.schema, "The value that it has now."),
      .init("was", SettingValue.schema, "The value that it had before, which may be the same."),
    ])
}
