package import KernelApplication
package import KernelDomain

/// Stores the settings in the section `book`, with one value per setting, such as `settings.theme` and
/// `settings.swimming.showUnknown`.
package struct FileSettingsRepository: SettingsRepository {
  private let documents: BookDocuments
  package static let prefix = "settings."

  package init(documents: BookDocuments) { self.documents = documents }

  package func settings() throws(Failure) -> Settings {
    try settings(in: documents.all())
  }

  private func settings(in all: [String: [UInt8]]) throws(Failure) -> Settings {
    var settings = Settings()
    if let theme = try value("theme", in: all, as: Theme.self) { settings.theme = theme }
    settings.design = try value("design", in: all, as: Design.self)
    settings.language = try value("language", in: all, as: Language.self)
    for kind in all.keys where kind.hasPrefix(FileSettingsRepository.prefix) {
      let name = String(kind.dropFirst(FileSettingsRepository.prefix.utf8.count))
      guard name.utf8.contains(UInt8(ascii: ".")) else { continue }
      settings.values[name] = try value(name, in: all, as: SettingValue.self)
    }
    return settings
  }

  package func recordChange(
    _ decide: (Settings) throws(Failure) -> Settings
  ) throws(Failure) -> (number: Int?, settings: Settings) {
    let known = try settings()
    guard try decide(known) != known else { return (nil, known) }
    var after = known
    let number = try documents.change(isDryRun: false) { (all) throws(Failure) in
      let before = try settings(in: all)
      after = try decide(before)
      return BookDocuments.differences(try values(of: after), from: try values(of: before))
    }
    return (number, after)
  }

  /// Encodes the settings as values to be stored. Returns JSON by kind, such as `settings.theme`. `null` means that a
  /// setting follows the environment or a feature's own data.
  package func values(of settings: Settings) throws(Failure) -> [String: [UInt8]] {
    let prefix = FileSettingsRepository.prefix
    var values: [String: [UInt8]] = [:]
    values[prefix + "theme"] = try documents.encoded(settings.theme, "theme")
    values[prefix + "design"] = try documents.encoded(settings.design, "design")
    values[prefix + "language"] = try documents.encoded(settings.language, "language")
    for (name, value) in settings.values { values[prefix + name] = try documents.encoded(value, name) }
    return values
  }

  private func value<Value: Decodable>(
    _ name: String, in all: [String: [UInt8]], as type: Value.Type
  ) throws(Failure) -> Value? {
    let kind = FileSettingsRepository.prefix + name
    guard let bytes = all[kind] else { return nil }
    return try documents.decoded(bytes, kind, as: Value?.self)
  }
}
