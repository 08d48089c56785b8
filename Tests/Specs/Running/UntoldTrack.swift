import KernelDomain

/// A track (GPX), written from a row of a table: `start | km/h | sport`. Without a sport it names none. It leads north for
/// ten minutes at the same speed, with a point each ten seconds.
struct UntoldTrack {
  let xml: String

  init(_ row: [String: String]) throws {
    guard let start = row["start"].flatMap({ Timestamp($0) }), let speed = row["km/h"].flatMap({ Double($0) }) else {
      throw SpecFailure("a track needs start and km/h: \(row)")
    }
    let points = (0...60).map { step in
      let metres = speed / 3.6 * Double(step * 10)
      let time = start + Int64(step) * 10_000
      return "<trkpt lat=\"\(50 + metres / 111_195)\" lon=\"14\"><time>\(time)</time></trkpt>"
    }
    let type = row["sport"].flatMap { $0.isEmpty ? nil : "<type>\($0)</type>" } ?? ""
    xml = "<gpx version=\"1.1\" creator=\"Spec\"><trk>\(type)<trkseg>\(points.joined())</trkseg></trk></gpx>\n"
  }
}
