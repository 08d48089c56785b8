import BookApplication
import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import RunningDomain
import Storage
import TestSupport

/// Archives that are nested in each other, cut or damaged, that have hostile names, or that unpack to too much. An
/// import must read or refuse each of them, must never read more than its limits allow, and must never silently pass
/// over a file whose name says that it is an activity.
extension FuzzTarget {
  static let containers = FuzzTarget(
    "containers", seeds: containerSeeds,
    dictionary: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "\u{1F}", "ustar", "././@LongLink", "12 path=a\n"],
    make: { container(&$0) },
    accepts: { input, findings in
      scratch.write(input)
      let file = ImportFile(path: scratch.path, format: .archive, bytes: Int64(input.count), modified: 0)
      let run = ContentRun(CountingReader())
      var reading = ImportReading(runs: [run], folder: "/tmp")
      do throws(Failure) {
        try reading.read(file, ImportOptions(), NoProgress())
      } catch {
        findings.expect(false, "an unexpected refusal: \(error)")
      }
      let bytes = run.contents.compactMap(\.self).reduce(0) { $0 + $1.bytes }
      findings.expect(bytes <= max(16 << 20, input.count * 250), "\(bytes) bytes of \(input.count) were read")
      for name in reading.files.flatMap(\.passedOver) { checkPassedOver(name, &findings) }
      for bad in reading.bad { findings.expect(bad.path == scratch.path, "a damaged file of another name") }
      return reading.bad.isEmpty
    })

  private static let scratch = ScratchFile()

  private static func checkPassedOver(_ name: String, _ findings: inout FuzzFindings) {
    var plain = name.lowercased()[...]
    while plain.hasSuffix(".gz") { plain = plain.dropLast(3) }
    let promises = [".fit", ".tcx", ".gpx", ".kml"].contains { plain.hasSuffix($0) }
    findings.expect(!promises, "passed over in silence: \(name)")
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\\" }
    findings.expect(isPlain, "a name with control characters: \(name)")
  }

  // MARK: Inputs

  private static let track = Array("<gpx creator=\"x\"><trk><trkseg/></trk></gpx>".utf8)
  private static let health = Array("<!DOCTYPE HealthData [ ]><HealthData locale=\"en\"><Workout/></HealthData>".utf8)
  private static let list = Array(
    """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename
    1,"Jun 15, 2025, 3:06:40 PM",A,Run,,600,1.80,activities/1.gpx

    """.utf8)
  private static let names = [
    "activities/1.gpx", "activities\\1.gpx", "../../a.fit", "/etc/passwd", "a.tcx.gz", "a.kml.gz.gz", "activities.csv",
    "__MACOSX/._a.fit", ".DS_Store", "a\u{1}b\u{85}.gpx", "žluťoučký.fit", "a/", "", ".", "a.fit/", "a.zip",
    "export.xml",
    "SPORT/a.csv", String(repeating: "long/", count: 60) + "a.gpx",
  ]

  private static var containerSeeds: [[UInt8]] {
    var tar = TarBuilder()
    tar.add("activities/1.gpx", track)
    tar.add("././@LongLink", Array("long.gpx\0".utf8), type: "L")
    tar.add("short", GzipBuilder.file(track))
    var zip = ZipBuilder()
    zip.add(.init("activities/1.gpx", track))
    zip.add(.init("activities.csv", list))
    zip.add(.init("inner.tgz", GzipBuilder.file(tar.file())))
    var outer = ZipBuilder()
    outer.add(.init("inner.zip", zip.file()))
    return [zip.file(), outer.file(), tar.file(), GzipBuilder.file(tar.file()), GzipBuilder.file(track)]
  }

  /// Builds nested containers, some of them cut or with wrong checksums.
  private static func container(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = leaf(&random)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      bytes = wrapped(bytes, &random)
      if Int.random(in: 0..<24, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }

  private static func leaf(_ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<2_000, using: &random) {
    case 0: [UInt8](repeating: 0, count: 20 << 20)
    case 1..<50: [UInt8](repeating: 0x20, count: Int.random(in: 0...300_000, using: &random)) + track
    case 50..<250: health
    case 250..<450: list
    case 450..<600: []
    case 600..<800: (0..<Int.random(in: 1...700, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    case 800..<900: FITBuilder.swim().file()
    default: track
    }
  }

  private static func wrapped(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let file = GzipBuilder.file(bytes)
      return Int.random(in: 0..<6, using: &random) == 0 ? file + GzipBuilder.file(track) + [0, 0] : file
    case 1:
      var tar = TarBuilder()
      for content in [bytes] + others(&random) { tar.add(String(name(&random).prefix(99)), content) }
      return tar.file(hasEnd: Bool.random(using: &random))
    default:
      var zip = ZipBuilder()
      for content in others(&random) + [bytes] {
        var entry = ZipBuilder.Entry(name(&random), content)
        entry.isDeflated = Bool.random(using: &random)
        entry.hasDescriptor = Bool.random(using: &random)
        if Int.random(in: 0..<40, using: &random) == 0 { entry.checksum = 7 }
        if Int.random(in: 0..<40, using: &random) == 0 { entry.flags = 1 }
        if Int.random(in: 0..<40, using: &random) == 0 { entry.size = UInt32.random(in: 0...100_000, using: &random) }
        zip.add(entry)
      }
      return zip.file()
    }
  }

  private static func others(_ random: inout SeededGenerator) -> [[UInt8]] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in Bool.random(using: &random) ? track : list }
  }

  private static func name(_ random: inout SeededGenerator) -> String { names.randomElement(using: &random)! }
}

/// Takes files of activities without parsing them, and counts their bytes.
private struct CountingReader: ImportReader {
  struct Content: ImportContent {
    var found = 0
    var bytes = 0
    var foreign: [Skipped] { [] }

    mutating func append(_ next: Content) {
      found += next.found
      bytes += next.bytes
    }
  }

  var feature: FeatureID { .running }
  var options: [String] { [] }
  var formats: [ImportFileFormat] { [.fit, .tcx, .gpx, .kml] }
  var appleHealthInterests: [XMLInterest] { [XMLInterest("Workout")] }
  func appleHealthGatherer() -> any AppleHealthGatherer { Gatherer() }
  func content(of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions) -> Content {
    Content(found: gatherer.found)
  }
  func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) -> Content {
    Content(found: 1, bytes: bytes.count)
  }
  func take(_ contents: [Content?], in transaction: inout Transaction) -> TakenContents {
    TakenContents(files: contents.map { _ in nil }, part: nil)
  }

  private final class Gatherer: AppleHealthGatherer {
    private(set) var found = 0

    func start(_ element: XMLElement) -> Bool {
      found += 1
      return false
    }

    func end(_ element: XMLEnd) {}
    func append(_ next: any AppleHealthGatherer) { found += next.found }
  }
}
