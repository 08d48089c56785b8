import BookApplication
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport

/// A store of format 1, as the program of that format wrote it, and the book that it holds; the same for the same seed.
struct FormatOneBook: Sendable {
  private(set) var model = SwimWorkload.Model()
  /// Bytes by path.
  private(set) var files: [String: [UInt8]] = [:]
  /// The numbers of the corrections that stand.
  private(set) var standing: [Int] = []
  private(set) var last = 0
  /// All that were made, those that were taken back too.
  private(set) var corrections: [SwimCorrection] = []
  private var random: SeededGenerator
  private var lines: [[String]] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var swims = RandomBook(seed: seed, knowsGaps: false)
    let firstLine = Int.random(in: 1...40, using: &random)
    last = firstLine - 1
    model.book.swims = (0..<4).map { swims.swim(Int64($0) * 9_000_000) }.sorted { $0.id < $1.id }
    for _ in 0..<Int.random(in: 3...20, using: &random) { enter(&swims) }
    finish(firstLine)
  }

  // MARK: The journal

  private mutating func enter(_ swims: inout RandomBook) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: enterProfile()
    case 1: enterSettings()
    case 2: enterAccess()
    case 3: enterUndo()
    default:
      let correction = swims.correction(of: model.book.swims.randomElement(using: &random)!.id)
      model.book.corrections.append(correction)
      corrections.append(correction)
      enter("\"add\":\"swimming.correction\",\"value\":\(FormatOneBook.json(correction))")
      standing.append(last)
    }
  }

  private mutating func enterProfile() {
    model.profile = Profile(name: "Eva \(last)", avatar: .waves)
    enter("\"set\":\"profile\",\"value\":{\"name\":\"Eva \(last)\",\"avatar\":\"waves\"}")
  }

  private mutating func enterSettings() {
    let isOn = Bool.random(using: &random)
    model.settings.theme = .dark
    model.settings.values = ["swimming.showUnknown": .flag(isOn)]
    enter("\"set\":\"settings\",\"value\":{\"theme\":\"dark\",\"switches\":{\"showUnknown\":\(isOn)}}")
  }

  private mutating func enterAccess() {
    model.access = HealthAccess(status: .granted, path: "/export/\(last)")
    enter("\"set\":\"swimming.access\",\"value\":{\"status\":\"granted\",\"path\":\"/export/\(last)\"}")
  }

  private mutating func enterUndo() {
    guard let number = standing.popLast() else { return }
    model.book.corrections.popLast()
    enter("\"add\":\"swimming.undo\",\"value\":\(number)")
  }

  /// On a line of its own, or as one of a group.
  private mutating func enter(_ members: String) {
    last += 1
    if lines.isEmpty || Int.random(in: 0..<3, using: &random) > 0 { lines.append([]) }
    lines[lines.count - 1].append(members)
  }

  // MARK: The files

  private mutating func finish(_ firstLine: Int) {
    var journal: [UInt8] = []
    var number = firstLine
    for line in lines {
      let isGroup = line.count > 1
      let members = isGroup ? "\"group\":[\(line.map { "{\($0)}" }.joined(separator: ","))]" : line[0]
      journal += SealedLine.seal(Array("{\"n\":\(number),\(members)}".utf8))
      number += line.count
    }
    files["/store/journal.3.jsonl"] = journal
    var named: [String] = []
    for (year, swims) in Dictionary(grouping: model.book.swims, by: \.day.year).sorted(by: { $0.key < $1.key }) {
      let bytes = SwimCoding.encode(swims)
      files["/store/workouts/\(year).4.json"] = bytes
      named.append(
        "{\"name\":\"workouts/\(year).4.json\",\"bytes\":\(bytes.count),\"crc\":\"\(FormatOneBook.crc(bytes))\"}")
    }
    model.access.lastSync = SyncedFiles(at: Timestamp(milliseconds: 1_700_000_000_123), files: [])
    let manifest = SealedLine.seal(
      Array(
        ("{\"format\":1,\"generation\":5,\"journal\":\"journal.3.jsonl\",\"firstLine\":\(firstLine),"
          + "\"files\":[\(named.joined(separator: ","))],"
          + "\"notes\":{\"swimming.sync\":{\"at\":\"2023-11-14T22:13:20.123Z\",\"files\":[]}}}").utf8))
    files["/store/manifest.json"] = manifest
    files["/store/records.json"] = SealedLine.seal(Array("{\"format\":1,\"manifest\":\"00000000\"}".utf8))
    let crc = String(decoding: manifest.suffix(11).prefix(8), as: UTF8.self)
    files["/store/lock"] = Array((Bool.random(using: &random) ? "sure \(crc)\n" : "4711         \n").utf8)
  }

  private static func crc(_ bytes: [UInt8]) -> String {
    let digits = String(CRC32C(bytes).value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  private static func json(_ correction: SwimCorrection) -> String {
    var members = ["\"workout\":\"\(correction.swim)\""]
    let (name, value): (String, String?) =
      switch correction.change {
      case .style(let style, _): ("style", "\"style\":\"\(style)\"")
      case .confirm: ("confirm", nil)
      case .merge: ("merge", nil)
      case .split(_, let parts): ("split", "\"into\":\(parts)")
      case .exclude: ("exclude", nil)
      case .poolLength(let pool): ("poolLength", "\"poolCentimetres\":\(pool.centimetres)")
      case .remove: ("remove", nil)
      case .prefer: ("prefer", nil)
      // Format 1 knew of no gaps.
      case .join, .reclaim: preconditionFailure("no correction of format 1")
      }
    members.append("\"change\":\"\(name)\"")
    if let laps = correction.change.laps { members.append("\"laps\":[\(laps.first),\(laps.last)]") }
    if let value { members.append(value) }
    let touched = correction.touched.map { "[\($0.start.milliseconds),\($0.duration)]" }
    if !touched.isEmpty { members.append("\"touched\":[\(touched.joined(separator: ","))]") }
    return "{\(members.joined(separator: ","))}"
  }
}
