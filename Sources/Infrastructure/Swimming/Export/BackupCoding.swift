import BookInfrastructure
import JSONCoding
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain

/// The book as one document: profile and settings where they were set, the corrections in the order made, the workouts
/// as imported, one a line as in the store; sealed as a whole.
enum BackupCoding {
  /// What every backup begins with; the version follows.
  static let beginning = Array("{\"format\":\"recordbook ".utf8)
  private static let version = 1

  static func encode(_ backup: BookBackup) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.string("recordbook \(version)")
    if let profile = backup.others.profile {
      writer.key("profile")
      writer.raw(try JSONDocument.encode(profile))
    }
    if let settings = backup.others.settings {
      writer.key("settings")
      writer.raw(try JSONDocument.encode(BackupSettings(settings)))
    }
    writer.key("corrections")
    writer.beginArray()
    for correction in backup.others.corrections { SwimCorrectionCoding.write(correction, &writer) }
    writer.endArray()
    writer.key("workouts")
    SwimCoding.write(backup.book.swims, &writer)
    SealedLine.seal(&writer, from: 0)
    writer.lineBreak()
    return writer.bytes
  }

  /// The version that a backup says it is of; nil when it says none.
  static func version(of bytes: [UInt8]) -> Int? {
    let digits = bytes.dropFirst(beginning.count).prefix { $0 != UInt8(ascii: "\"") }
    return digits.count < 10 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  static func isNewer(_ bytes: [UInt8]) -> Bool {
    version(of: bytes).map { $0 > version } ?? false
  }

  static func decode(_ bytes: [UInt8]) throws(JSONError) -> SwimContent {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var corrections: [SwimCorrection] = []
      var swims: [Swim] = []
      var documents: [String: [UInt8]] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "profile": documents.merge(try values(of: "profile", &reader)) { $1 }
        case "settings": documents.merge(try values(of: "settings", &reader)) { $1 }
        case "corrections":
          try reader.beginArray()
          while try reader.nextElement() { corrections.append(try SwimCorrectionCoding.read(&reader)) }
        case "workouts":
          try reader.beginArray()
          while try reader.nextElement() { swims.append(try SwimCoding.swim(&reader)) }
        case "format", "crc": try reader.skipValue()
        default: throw reader.failure("\"\(key.string)\" is no member of a backup", at: key)
        }
      }
      return SwimContent(ReadSwims(swims: swims, corrections: corrections), documents: documents)
    }
  }

  /// The values of section `book` that a document is made of, which is as stores of format 1 have it.
  private static func values(
    of document: String, _ reader: inout JSONReader
  ) throws(JSONError) -> [String: [UInt8]] {
    var names = FormatOneNames()
    names.addSwimming()
    names.addBook()
    let bytes = try reader.rawBytes()
    guard let values = names.documents[document]?(bytes) else { throw reader.failure("it is no \(document)") }
    return values
  }
}

/// The settings as backups of format 1 have them: switches by their own names.
private struct BackupSettings: Encodable {
  var theme: Theme
  var design: Design?
  var language: Language?
  var switches: [String: Bool]

  init(_ settings: Settings) {
    (theme, design, language) = (settings.theme, settings.design, settings.language)
    switches = [:]
    for setting in SwimmingSettings.all {
      guard case .flag(let isOn) = settings.values[setting.name] else { continue }
      switches[BackupSettings.switchName(setting)] = isOn
    }
  }

  private static func switchName(_ setting: Setting) -> String {
    String(setting.name.dropFirst("swimming.".count))
  }
}
