package import RunningApplication
package import RunningDomain

/// Writes runs as GPX, TCX and FIT files. Importing such a file yields an equal run, except that a FIT file has only
/// one fix per second.
package struct RunFileWriter: RunFileEncoder {
  package init() {}

  package func encode(_ run: CorrectedRun, as format: RunFileFormat) -> (bytes: [UInt8], fixCount: Int) {
    switch format {
    case .gpx: GPXWriter.file(of: run.run, pauses: run.measured.pauses)
    case .tcx: TCXWriter.file(of: run)
    case .fit: FITRunWriter.file(of: run)
    }
  }
}

struct XMLText {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ text: String) {
    bytes += text.utf8
  }

  /// Writes an element that contains text.
  mutating func element(_ name: StaticString, _ text: String) {
    put("<\(name)>")
    escape(text)
    put("</\(name)>")
  }

  /// Writes text with its special characters escaped. Leaves out characters that XML does not allow, such as most
  /// control characters.
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

  /// Formats a number with `places` decimals. `value` is the number in units of the last decimal place.
  static func decimal(_ value: Int64, places: Int) -> String {
    let digits = String(value.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (value < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
