import Formats

extension FuzzTarget {
  /// The scanner must report the same events, regardless of how a document is cut into pieces.
  static let xml = FuzzTarget(
    "xml", seeds: xmlSeeds,
    dictionary: [
      "<Workout", "</Workout>", "<Work", "</Work>", "<r>", "</r>", "<HealthData>", "</HealthData>", " a=\"want\"",
      "<!--", "-->", "<![CDATA[", "]]>", "<?",
      "?>", "<!DOCTYPE r [", "]>", "<!ENTITY e \"x\">", "<!ATTLIST e a CDATA", "&amp;", "&#x41;", "&#x110000;", "&e;",
      "\u{B}", "\u{FEFF}", "<", ">", "/>", "\"", "'", "=",
    ],
    accepts: { input, findings in
      let whole = XMLDigest.of(input, pieces: .max)
      for size in [1, 2 + input.count % 13] {
        let other = XMLDigest.of(input, pieces: size)
        findings.expect(other == whole, "differs when read by \(size) bytes: \(whole) \(other)")
      }
      return whole.problem == nil
    })

  private static let xmlSeeds = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST Record unit CDATA #IMPLIED>
    ]>
    <HealthData locale="cs_CZ"><Record type="x" a="1"/>
     <Workout a="want" b='2 &lt; 3'><!-- c --><Event x="&#233;">text &amp; <![CDATA[<raw>]]></Event></Workout>
     <Workout
      a="other"><Event/></Workout><?pi x?>
    </HealthData>
    """,
    "<r><Workout a='want'/><Workout a='want'>\u{B}<e><f g=\"1\"></f></e><Work><Work/>x</Work></Workout></r>\n<!-- end -->",
  ].map { Array($0.utf8) }
}

/// A hash of everything that a scanner reports about a document, and the problem that ended the scan, if any.
private struct XMLDigest: XMLHandler, Equatable {
  private var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var problem: FormatProblem?

  static func of(_ input: [UInt8], pieces size: Int) -> XMLDigest {
    var digest = XMLDigest()
    do throws(FormatProblem) {
      var scanner = XMLScanner([XMLInterest("Workout", where: "a", isOneOf: ["want"]), XMLInterest("Event")])
      for start in stride(from: 0, to: input.count, by: size) {
        // A copy in an allocation of its own, so that reading beyond the piece is detected.
        let piece = Array(input[start..<min(input.count - start, size) + start])
        try piece.withBytes { bytes throws(FormatProblem) in
          try scanner.scan(bytes, into: &digest)
        }
      }
      try scanner.finish()
    } catch {
      digest.problem = error
    }
    return digest
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    add(element.name, element.depth, Int(element.offset))
    for name: StaticString in ["a", "b", "x"] {
      if let value = try element.string(name) { value.utf8.forEach { add($0) } }
    }
    return element.name.count != "HealthData".utf8.count && element.name.last != UInt8(ascii: "k")
  }

  mutating func end(_ element: XMLEnd) {
    add(element.name, element.depth, element.text.count)
    element.text.forEach { add($0) }
  }

  private mutating func add(_ name: UnsafeRawBufferPointer, _ numbers: Int...) {
    name.forEach { add($0) }
    for number in numbers { add(UInt8(truncatingIfNeeded: number)) }
  }

  private mutating func add(_ byte: UInt8) {
    digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
