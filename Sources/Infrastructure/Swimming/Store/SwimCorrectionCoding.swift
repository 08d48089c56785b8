import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Encodes corrections for the journal and for exports, such as
/// `{"swim":"…","change":"style","laps":[1,4],"style":"backstroke","touched":[[start, duration],…]}`. Times are in
/// milliseconds.
enum SwimCorrectionCoding {
  static func encode(_ correction: SwimCorrection) -> [UInt8] {
    var writer = JSONWriter()
    write(correction, &writer)
    return writer.bytes
  }

  static func write(_ correction: SwimCorrection, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("workout", correction.swim.description)
    writer.member("change", SwimCorrectionKind(correction.change).rawValue)
    if let laps = correction.change.laps {
      writer.beginArray("laps")
      writer.integer(laps.first)
      writer.integer(laps.last)
      writer.endArray()
    }
    writeValue(of: correction.change, &writer)
    if !correction.touched.isEmpty {
      writer.beginArray("touched")
      for stamp in correction.touched {
        writer.beginArray()
        writer.integer(stamp.start.milliseconds)
        writer.integer(stamp.duration)
        writer.endArray()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func writeValue(of change: SwimCorrection.Change, _ writer: inout JSONWriter) {
    switch change {
    case .style(let style, _), .styleOfUnknown(let style, _):
      writer.member("style", style.description)
    case .split(_, let parts):
      writer.member("into", parts)
    case .poolLength(let pool):
      writer.member("poolCentimetres", pool.centimetres)
    case .reclaim(_, let lengths, let style):
      writer.member("into", lengths)
      guard let style else { return }
      writer.member("style", style.description)
    case .equip(let equipment, _):
      writer.beginArray("equipment")
      for one in equipment.all { writer.string(one.rawValue) }
      writer.endArray()
    case .distance(let centimetres):
      writer.member("centimetres", centimetres)
    case .utcOffset(let offset):
      writer.member("utcOffset", offset)
    case .confirm, .merge, .join, .exclude, .confirmDistance, .remove, .prefer: break
    }
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> SwimCorrection {
    var swim: SwimID?
    var members = Members()
    var touched: [SwimCorrection.Stamp] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "workout": swim = SwimID(try reader.string())
      case "change": members.change = try reader.string()
      case "laps": members.laps = try laps(&reader)
      case "style": members.style = StrokeStyle(try reader.string())
      case "equipment": members.equipment = try equipment(&reader)
      case "into": members.parts = try reader.int()
      case "poolCentimetres": members.pool = PoolLength(centimetres: try reader.int())
      case "centimetres": members.centimetres = try reader.int()
      case "utcOffset": members.utcOffset = try reader.utcOffset()
      case "touched":
        try reader.beginArray()
        while try reader.nextElement() { touched.append(try stamp(&reader)) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let swim, let change = members.made else { throw reader.failure(.json(.incomplete(members: []))) }
    return SwimCorrection(swim: swim, change: change, touched: touched)
  }

  /// The members of a change that have been read so far. They may be in any order.
  private struct Members {
    var change = ""
    var laps: SwimLapRange?
    var style: StrokeStyle?
    var equipment: SwimEquipmentSet?
    var parts: Int?
    var pool: PoolLength?
    var centimetres: Int?
    var utcOffset: Int?

    /// The change to a swim that these members describe; nil if a member is missing.
    var made: SwimCorrection.Change? {
      switch SwimCorrectionKind(rawValue: change) {
      case .style: laps.flatMap { laps in style.map { .style($0, laps) } }
      case .styleOfUnknown: laps.flatMap { laps in style.map { .styleOfUnknown($0, laps) } }
      case .confirm: laps.map { .confirm($0) }
      case .merge: laps.map { .merge($0) }
      case .split: laps.flatMap { laps in parts.map { .split(lap: laps.first, into: $0) } }
      case .join: laps.map { .join($0) }
      case .reclaim: laps.flatMap { laps in parts.map { .reclaim(laps, lengths: $0, style: style) } }
      case .exclude: laps.map { .exclude($0) }
      case .equip: laps.flatMap { laps in equipment.map { .equip($0, laps) } }
      case .poolLength: pool.map { .poolLength($0) }
      case .distance: centimetres.map { .distance($0) }
      case .confirmDistance: .confirmDistance
      case .utcOffset: utcOffset.map { .utcOffset($0) }
      case .remove: .remove
      case .prefer: .prefer
      case nil: nil
      }
    }
  }

  private static func equipment(_ reader: inout JSONReader) throws(JSONError) -> SwimEquipmentSet {
    var all: [SwimEquipment] = []
    try reader.beginArray()
    while try reader.nextElement() {
      guard let one = SwimEquipment(rawValue: try reader.string()) else {
        throw reader.failure(.json(.incomplete(members: ["equipment"])))
      }
      all.append(one)
    }
    return SwimEquipmentSet(all)
  }

  private static func laps(_ reader: inout JSONReader) throws(JSONError) -> SwimLapRange? {
    try reader.beginArray()
    try reader.expectElement()
    let first = try reader.int()
    try reader.expectElement()
    let last = try reader.int()
    try reader.endArray()
    return SwimLapRange(first, last)
  }

  private static func stamp(_ reader: inout JSONReader) throws(JSONError) -> SwimCorrection.Stamp {
    try reader.beginArray()
    try reader.expectElement()
    let start = try reader.int64()
    try reader.expectElement()
    let duration = try reader.int32()
    try reader.endArray()
    return SwimCorrection.Stamp(start: Timestamp(milliseconds: start), duration: duration)
  }
}
