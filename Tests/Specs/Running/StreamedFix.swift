import KernelDomain

/// What a program streams to a run under way.
struct StreamedFix: Encodable {
  let time: Timestamp
  let lat: Double
  let lon: Double
  let accuracy: Double

  /// One a second, to the north: legs from a second to another, with their speed in metres a second and their accuracy in
  /// metres.
  static func all(_ legs: [[String]], from start: Timestamp) throws -> [StreamedFix] {
    var fixes: [StreamedFix] = []
    var metres = 0.0
    for leg in legs {
      guard leg.count == 4, let first = Int(leg[0]), let last = Int(leg[1]), let speed = Double(leg[2]),
        let accuracy = Double(leg[3]), first <= last
      else { throw SpecFailure("a leg is from, to, speed and accuracy: \(leg)") }
      for second in first...last {
        if second > first || !fixes.isEmpty { metres += speed }
        fixes.append(
          StreamedFix(
            time: start + Int64(second) * 1_000, lat: 50.0875 + metres / 111_200, lon: 14.4214, accuracy: accuracy))
      }
    }
    return fixes
  }

  /// A member of the list that a command is given.
  var json: String { #"{"time":"\#(time)","lat":\#(lat),"lon":\#(lon),"accuracy":\#(accuracy)}"# }
}
