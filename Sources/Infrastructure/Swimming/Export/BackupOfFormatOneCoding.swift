import BookApplication
import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain

/// The book as one document, as it was before a book had sections: profile and settings where they were set, the
/// corrections in the order made, the swims as imported, one a line as in the store; sealed as a whole.
enum BackupOfFormatOneCoding {
  static let beginning = Array("{\"format\":\"recordbook 1\"".utf8)

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
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
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
    guard let values = names.documents[document]?(bytes) else {
      throw reader.failure(.book(.noDocument(name: document)))
    }
    return values
  }
}
