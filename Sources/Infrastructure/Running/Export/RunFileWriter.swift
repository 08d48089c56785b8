package import RunningApplication
package import RunningDomain

/// Writes runs as GPX and TCX files, which our own readers, too, read as the same runs.
package struct RunFileWriter: RunFileEncoder {
  package init() {}

  package func encode(_ run: CorrectedRun, as format: RunFileFormat) -> (bytes: [UInt8], fixCount: Int) {
    switch format {
    case .gpx: GPXWriter.file(of: run.run, pauses: run.measured.pauses)
    case .tcx: TCXWriter.file(of: run)
    }
  }
}

/// XML while it is written.
struct XMLText {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  mutating func put(_ text: String) {
    bytes += text.utf8
  }

  /// An element with a text.
  mutating func element(_ name: StaticString, _ text: String) {
    put("<\(name)>")
    escape(text)
    put("</\(name)>")
  }

  /// What XML cannot say at all, such as most control characters, is left out.
  mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": put("&amp;")
      case "<": put("&lt;")
      case ">": put("&gt;")
      case "\"": put("&quot;")
      case "\t", "\n", "\r": put(" ")
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// A number with so many decimals, of a whole number of its last place.
  static func decimal(_ value: Int64, places: Int) -> String {
    let digits = String(value.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (value < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
