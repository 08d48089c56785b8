import BookApplication
import Formats
import Foundation
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import Testing

/// The outcomes of `swim-3`, value by value, against what an independent program computed. Skipped where they are not.
@Suite(.enabled(if: SwimTruths.folder != nil))
struct SwimTruthTests {
  @Test func sharesOfTCXFiles() throws {
    var values = EqualValues()
    for name in SwimTruths.names("shares", suffix: ".tcx.expected.json") {
      let tries = try SwimTruths.list("shares/\(name).tcx")
      let found = tries.map { (try? Self.shares(of: name + ".tcx", $0["pool_metres"])) ?? [:] }
      values.compare(tries, found, name)
    }
    Self.expect(values, "shares")
  }

  private static func shares(of name: String, _ pool: Any?) throws -> [String: Any] {
    let swim = try SwimTruths.tcx(name, pool: pool)
    let lengths = StatedLengths(swim.statedLaps, in: try #require(swim.pool))
    let corrected = CorrectedSwim(swim, corrections: [])
    return [
      "pool_metres": SwimTruths.metres(swim.pool?.centimetres), "course": SwimTruths.course(swim.pool),
      "lengths": swim.laps.count, "estimated_lengths": swim.laps.count(where: \.isShare), "groups": lengths.groups,
      "unusable_laps": lengths.unusable, "whole_seconds": lengths.isInWholeSeconds,
      "told_metres": SwimTruths.metres(swim.reportedDistance),
      "fits": PoolLength.suggested.filter { $0.fits(swim.statedLaps) }.map(\.metres),
      "records": SwimTruths.records(of: SwimBook(swims: [swim])),
      "segments": SwimTruths.segments(of: corrected),
      "doubtful_laps": corrected.laps.filter(\.awaitsJudgement).map(\.number),
    ]
  }

  @Test func setPoolMakesLengthsAnew() throws {
    var values = EqualValues()
    let tries = try SwimTruths.list("shares/set_pool")
    let found = try tries.map { tried -> [String: Any] in
      let name = tried["file"] as? String ?? ""
      let swim = try SwimTruths.tcx(name, pool: tried["imported_metres"])
      let metres = (tried["set_pool_metres"] as? NSNumber)?.doubleValue ?? 0
      var book = SwimBook(swims: [swim])
      let pool = try #require(PoolLength(metres: metres))
      book.append(try book.correction(.poolLength(pool), of: swim.id))
      let corrected = try #require(book.corrected(swim.id))
      return [
        "file": name, "imported_metres": SwimTruths.metres(swim.pool?.centimetres), "set_pool_metres": metres,
        "lengths_before": swim.laps.count, "course": SwimTruths.course(corrected.pool),
        "lengths": corrected.laps.count, "unusable_laps": StatedLengths(swim.statedLaps, in: pool).unusable,
        "told_metres": SwimTruths.metres(swim.reportedDistance), "records": SwimTruths.records(of: book),
        "swum_metres": SwimTruths.metres(corrected.centimetres),
      ]
    }
    values.compare(tries, found, "set_pool")
    Self.expect(values, "shares, set-pool")
  }

  @Test func twins() throws {
    var values = EqualValues()
    for row in try SwimTruths.list("shares/twins") {
      guard let name = row["twins"] as? String, name.hasSuffix(".tcx") else { continue }
      let folder = "../fit/"
      let fit = try SwimTruths.fit(folder + (row["fit"] as? String ?? ""))
      let tcx = try SwimTruths.tcx(name, pool: row["pool_of_tcx_metres"])
      var (expected, found) = (row, Self.twins(row, fit, tcx))
      // The clock of this watch was never set. The reference takes its times as they are; this program finds the local
      // time, so that the swims are not of the same time.
      if fit.start.description.hasPrefix("2012-09-01"), name.hasPrefix("connectstats") {
        for member in ["counts", "fit_records"] {
          expected[member] = nil
          found[member] = nil
        }
      }
      values.compare(expected, found, name)
    }
    Self.expect(values, "shares, twins")
  }

  private static func twins(_ row: [String: Any], _ fit: Swim, _ tcx: Swim) -> [String: Any] {
    var merge = SwimImportMerge(into: SwimBook())
    _ = merge.add([tcx])
    _ = merge.add([fit])
    let counting = merge.book.standing.duplicates.values.first.flatMap { merge.book[$0]?.source }
    return row.merging([
      "fit_key": key(of: fit), "tcx_key": key(of: tcx),
      "counts": counting == fit.source ? "fit" : "tcx",
      "tcx_alone": times(of: tcx), "fit_any_stroke": times(of: anyStroke(fit)),
      "fit_records": SwimTruths.records(of: SwimBook(swims: [fit])),
    ]) { $1 }
  }

  private static func key(of swim: Swim) -> [Int] {
    [
      swim.laps.count { $0.style.isKnown && !$0.isShare }, swim.laps.count { !$0.isShare }, swim.laps.count,
    ]
  }

  private static func anyStroke(_ swim: Swim) -> Swim {
    var swim = swim
    swim.laps = swim.laps.map {
      SwimLap(
        start: $0.start, duration: $0.duration, style: .unknown, strokes: $0.strokes,
        isAfterRestMarker: $0.isAfterRestMarker)
    }
    return swim
  }

  private static func times(of swim: Swim) -> [String: Any] {
    SwimRecords(of: SwimBook(swims: [swim])).records.reduce(into: [:]) {
      $0[String($1.distance.amount)] = $1.hundredths
    }
  }

  @Test func stylesOfWholeSwims() throws {
    var values = EqualValues()
    let edits = try SwimTruths.list("style/whole_swim")
    let found = try edits.map { row -> [String: Any] in
      let swim = try SwimTruths.tcx(row["file"] as? String ?? "", pool: row["pool_metres"])
      var book = SwimBook(swims: [swim])
      let corrected = try #require(book.corrected(swim.id))
      let numbers = row["segments"] as? [Int] ?? []
      let segments = corrected.segments.filter { $0.id.number >= numbers[0] && $0.id.number <= numbers[1] }
      let laps = try #require(SwimLapRange(segments[0].laps.first, segments[segments.count - 1].laps.last))
      let style = try #require(StrokeStyle(row["style"] as? String ?? ""))
      let unknown = segments.flatMap { corrected.laps(of: $0) }.count { $0.style == .unknown }
      book.append(try book.correction(.styleOfUnknown(style, laps), of: swim.id))
      return row.merging(["lengths_changed": unknown, "records": SwimTruths.records(of: book)]) { $1 }
    }
    values.compare(edits, found, "whole_swim")
    Self.expect(values, "style")
  }

  @Test func poolsAreCourses() throws {
    var values = EqualValues()
    let courses = try SwimTruths.list("pools/courses")
    let found = try courses.map { row -> [String: Any] in
      let pool = try #require(PoolLength(centimetres: row["centimetres"] as? Int ?? 0))
      let course = SwimCourse(pool)
      #expect(SwimCourse(course.description) == course)
      var lengths: [String: Any] = [:]
      for distance in StandardDistances.all(course.unit) {
        lengths[String(distance.amount)] = AttemptRule.lapCount(of: distance, in: pool)
      }
      #expect((row["lengths"] as? [String: Any])?.count == lengths.count)
      return [
        "centimetres": pool.centimetres, "course": course.description, "unit": course.unit.rawValue, "lengths": lengths,
      ]
    }
    values.compare(courses, found, "courses")
    for name in SwimTruths.names("pools", suffix: ".expected.json") where name.hasPrefix("fit_") {
      let swim = try SwimTruths.fit("pools/\(name).fit")
      values.compare(try SwimTruths.outcome("pools/" + name), Self.pool(of: swim), name)
    }
    Self.expect(values, "pools")
  }

  private static func pool(of swim: Swim) -> [String: Any] {
    let book = SwimBook(swims: [swim])
    let corrected = CorrectedSwim(swim, corrections: [])
    let suggested = swim.impossiblePool.flatMap { DistanceDoubtRule.suggestedPool(insteadOf: $0) }
    return [
      "course": SwimTruths.course(swim.pool), "unit": swim.pool.map { SwimCourse($0).unit.rawValue } ?? "",
      "lengths": swim.laps.count, "laps": swim.laps.count,
      "swum": SwimTruths.metres(swim.pool?.hundredths(lengths: swim.laps.count)),
      "records": SwimTruths.records(of: book), "pool": SwimTruths.metres(swim.pool?.centimetres),
      "pool_metres": SwimTruths.metres(swim.pool?.centimetres),
      "told_pool_metres": SwimTruths.metres(swim.impossiblePool),
      "suggested_metres": SwimTruths.metres(suggested?.centimetres),
      "counted_metres": SwimTruths.metres(corrected.centimetres),
      "review": SwimReview(of: book).doubtedPools.isEmpty ? "" : "pool",
    ]
  }

  @Test func daysFollowTheZone() throws {
    var values = EqualValues()
    let zones = TimeZoneDatabase()
    let days = try SwimTruths.list("days/days")
    let found = try days.map { row -> [String: Any] in
      let name = row["file"] as? String ?? ""
      let zone = (row["zone"] ?? row["setting"]) as? String
      let taken = SwimZone(zone.flatMap { name in zones.rules(name).map { (name: name, rules: $0) } })
      let bytes = try SwimTruths.bytes("days/" + name)
      var read =
        name.hasSuffix(".fit")
        ? try FITImporter.swims(in: bytes, zone: taken, path: name)
        : try TCXImporter.swims(
          in: bytes, pools: PoolOption(everywhere: PoolLength(centimetres: 2_500)), zone: taken, path: name)
      read.measurePoolless()
      let swim = try #require(read.swims.first)
      return row.merging([
        "offset_seconds": swim.utcOffset, "day": swim.day.description, "told": swim.isOffsetStated as Any,
        "remark": Self.remark(read),
      ]) { $1 }
    }
    values.compare(days, found, "days")
    let changes = try SwimTruths.list("days/set_zone")
    values.compare(changes, try changes.map { try Self.setZone($0, zones) }, "set_zone")
    Self.expect(values, "days")
  }

  private static func remark(_ read: ReadSwims) -> Any {
    for skipped in read.skipped {
      switch skipped.why.content(as: SwimImportMessage.self) {
      case .utcTaken: return "UTC taken"
      case .zoneTaken(let zone): return "zone taken \(zone)"
      default: continue
      }
    }
    return NSNull()
  }

  private static func setZone(_ row: [String: Any], _ zones: TimeZoneDatabase) throws -> [String: Any] {
    let start = try #require(Timestamp(row["start"] as? String ?? ""))
    var swim = Swim(
      source: "Watch", start: start, end: start + 60_000, utcOffset: row["offset_before"] as? Int ?? 0,
      duration: 60_000, place: .unknown, pool: nil, reportedDistance: nil, laps: [])
    swim.isOffsetStated = row["told"] as? Bool
    let offset = try #require(zones.offset(in: row["set_zone"] as? String ?? "", at: start.seconds))
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.utcOffset(offset), of: swim.id))
    return row.merging([
      "untold_option_changes_it": swim.isZoneUntold, "offset_after": book.swims[0].utcOffset,
      "day_before": swim.day.description, "day_after": book.swims[0].day.description,
    ]) { $1 }
  }

  @Test func doubts() throws {
    var values = EqualValues()
    let told = try SwimTruths.list("doubts/told")
    values.compare(
      told,
      told.map { row -> [String: Any] in
        let centimetres = (row["metres"] as? Int ?? 0) * 100
        let milliseconds = Int64(((row["seconds"] as? NSNumber)?.doubleValue ?? 0) * 1_000)
        return row.merging([
          "speed_mm_per_s": DistanceDoubtRule.speed(centimetres: centimetres, milliseconds: milliseconds) as Any,
          "limit_mm_per_s": DistanceDoubtRule.fastest(over: centimetres),
          "doubted": DistanceDoubtRule.isTooFast(centimetres: centimetres, milliseconds: milliseconds),
        ]) { $1 }
      }, "told")
    let pools = try SwimTruths.list("doubts/pools")
    values.compare(
      pools,
      pools.map { row -> [String: Any] in
        let centimetres = Int(((row["told_metres"] as? NSNumber)?.doubleValue ?? 0) * 100 + 0.5)
        let isBelieved = PoolLength(centimetres: centimetres) != nil
        let suggested = isBelieved ? nil : DistanceDoubtRule.suggestedPool(insteadOf: centimetres)
        return row.merging([
          "believed": isBelieved, "suggested_metres": SwimTruths.metres(suggested?.centimetres),
        ]) { $1 }
      }, "pools")
    let timed = try SwimTruths.fit("doubts/fit_timer_time_only.fit")
    values.compare(try SwimTruths.outcome("doubts/fit_timer_time_only"), Self.pool(of: timed), "fit_timer_time_only")
    Self.expect(values, "doubts")
  }

  @Test func workoutsOfAppleHealth() throws {
    var values = EqualValues()
    for name in SwimTruths.names("apple", suffix: ".expected.json") {
      let read = try AppleExportReading.read(SwimTruths.bytes("apple/\(name).xml"))
      let without = read.skipped.count { $0.why.content(as: SwimImportMessage.self) == .multisportWithoutSwim }
      let found: [String: Any] = [
        "swims": read.swims.map { Self.apple($0) }, "multisport_without_swim": without,
      ]
      values.compare(try SwimTruths.outcome("apple/" + name), found, name)
    }
    Self.expect(values, "apple")
  }

  private static func apple(_ swim: Swim) -> [String: Any] {
    [
      "id": swim.id.description, "start": swim.start.description, "end": swim.end.description,
      "place": swim.place.rawValue, "pool_metres": SwimTruths.metres(swim.pool?.centimetres), "laps": swim.laps.count,
      "styles": Set(swim.laps.map(\.style.description)).sorted(),
      "metres": SwimTruths.metres(CorrectedSwim(swim, corrections: []).centimetres),
      "records": SwimTruths.records(of: SwimBook(swims: [swim])),
    ]
  }

  /// Expects all values to be equal, and prints how many are.
  static func expect(_ values: EqualValues, _ part: String) {
    print("swim-3, \(part): \(values.equal) of \(values.all) values equal")
    #expect(values.differences == [])
    #expect(values.all > 0)
  }
}
