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
      writer.raw(try JSONDocument.encode(settings))
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

  static func decode(_ bytes: [UInt8]) throws(JSONError) -> BookBackup {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var others = BookBackup.Others()
      var swims: [Swim] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "profile": others.profile = try JSONDocument.decode(Profile.self, from: reader.rawBytes())
        case "settings": others.settings = try JSONDocument.decode(Settings.self, from: reader.rawBytes())
        case "corrections":
          try reader.beginArray()
          while try reader.nextElement() { others.corrections.append(try SwimCorrectionCoding.read(&reader)) }
        case "workouts":
          try reader.beginArray()
          while try reader.nextElement() { swims.append(try SwimCoding.swim(&reader)) }
        case "format", "crc": try reader.skipValue()
        default: throw reader.failure("\"\(key.string)\" is no member of a backup", at: key)
        }
      }
      let book = SwimBook(swims: swims, corrections: others.corrections)
      return BookBackup(book: book, profile: others.profile, settings: others.settings)
    }
  }
}
