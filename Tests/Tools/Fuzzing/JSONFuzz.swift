import JSONCoding
import TestSupport

extension FuzzTarget {
  /// The reader must accept exactly the inputs that a simple validator accepts. A value that it accepts must be equal
  /// after being written and read again.
  static let json = FuzzTarget(
    "json", seeds: jsonSeeds,
    dictionary: [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00", "\\ud83d", "\\ude00", "true", "false", "null", "-", "0",
      "1e400",
      "1E-7", ".5", "9223372036854775808", "0.1", "\u{FEFF}", "\u{7F}", " ", "\n", "[[[[[[[[", "\"a\":",
    ],
    accepts: { input, findings in
      let isAccepted = input.withUnsafeBytes { JSONReader.accepts($0) }
      findings.expect(isAccepted == SlowJSONValidator.accepts(input), "the two readers disagree")
      // A document with a number too large for a double is accepted, but can't be converted.
      if isAccepted, let tree = try? JSONTree(input) {
        let again = try? JSONTree(tree.json)
        findings.expect(again == tree, "reads back as something else")
        findings.expect(again?.json == tree.json, "is written differently the second time")
      }
      return isAccepted
    })

  private static let jsonSeeds =
    [
      """
      {"course":"scm","courses":["scm"],"records":[{"style":"freestyle","distance":50,"unit":"m","hundredths":7961,
      "day":"2023-06-05","laps":[16,17],"ties":[]}],"x":null,"y":[true,false,-0.5e-3,1.25E+10],"š\\n\\u0161\\ud83d\\ude00":{}}
      """, "[[[[]]],{\"a\":{\"b\":[1,-2,3.0e1]}}]", " \"\\\"\\\\\\/\\b\\f\\n\\r\\t\" ", "12",
    ].map { Array($0.utf8) } + [[UInt8](repeating: 0x5B, count: 520)]
}
