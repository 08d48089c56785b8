import KernelDomain
import RunningDomain

/// Writes a run as GPX 1.1. Each segment contains the fixes with positions between two pauses. Heart rate and cadence
/// are in elements that other programs use; the accuracy is in an element that only RecordBook uses.
enum GPXWriter {
  static func file(of run: Run, pauses: [RunPause]) -> (bytes: [UInt8], fixCount: Int) {
    var text = XMLText()
    text.put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"")
    text.escape(run.source)
    text.put("\" xmlns=\"http://www.topografix.com/GPX/1/1\"")
    text.put(" xmlns:gpxtpx=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v1\"")
    text.put(" xmlns:rb=\"urn:recordbook:track\">\n<trk>")
    if let name = run.name { text.element("name", name) }
    text.element("type", run.kind.word)
    text.put("\n<trkseg>\n")
    var rest = pauses.filter { $0.source != .inferred }[...]
    var count = 0
    for fix in run.fixes {
      guard let position = fix.position else { continue }
      var isNew = false
      while let pause = rest.first, pause.end <= fix.time {
        rest.removeFirst()
        isNew = true
      }
      if isNew, count > 0 { text.put("</trkseg>\n<trkseg>\n") }
      write(fix, position, &text)
      count += 1
    }
    text.put("</trkseg>\n</trk>\n</gpx>\n")
    return (text.bytes, count)
  }

  private static func write(_ fix: RunFix, _ position: RunPosition, _ text: inout XMLText) {
    text.put("<trkpt lat=\"")
    text.put(XMLText.decimal(Int64(position.latitude), places: 7))
    text.put("\" lon=\"")
    text.put(XMLText.decimal(Int64(position.longitude), places: 7))
    text.put("\">")
    if let elevation = fix.elevation { text.element("ele", XMLText.decimal(Int64(elevation), places: 2)) }
    text.element("time", fix.time.description)
    if fix.heartRate != nil || fix.cadence != nil || fix.accuracy != nil {
      text.put("<extensions>")
      if fix.heartRate != nil || fix.cadence != nil {
        text.put("<gpxtpx:TrackPointExtension>")
        if let rate = fix.heartRate { text.element("gpxtpx:hr", "\(rate)") }
        if let cadence = fix.cadence { text.element("gpxtpx:cad", "\(cadence)") }
        text.put("</gpxtpx:TrackPointExtension>")
      }
      if let accuracy = fix.accuracy { text.element("rb:hAcc", XMLText.decimal(Int64(accuracy), places: 3)) }
      text.put("</extensions>")
    }
    text.put("</trkpt>\n")
  }
}
