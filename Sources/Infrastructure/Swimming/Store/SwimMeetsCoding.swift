import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Encodes what users enter and import about meets: each edit as a journal entry, and the result of all edits for the
/// derived file of records.
enum SwimMeetsCoding {
  /// The kinds of journal entries that add or remove official results of the user, and those of other swimmers
  /// (`beside`).
  static let result = "officialResult"
  static let removal = "officialResultRemoval"
  static let beside = "besideResults"
  static let besideRemoval = "besideRemoval"

  static func entry(_ edit: SwimMeets.Edit) -> (kind: String, value: [UInt8]) {
    var writer = JSONWriter()
    switch edit {
    case .add(let result):
      OfficialResultCoding.write(result, &writer)
      return (SwimMeetsCoding.result, writer.bytes)
    case .remove(let id):
      writer.string(id.description)
      return (removal, writer.bytes)
    case .replaceBaseTimes(let times):
      SwimTablesCoding.write(times, &writer)
      return (SwimTablesCoding.baseTimes, writer.bytes)
    case .setTarget(let target):
      SwimTargetsCoding.write(target, &writer)
      return (SwimTargetsCoding.kind, writer.bytes)
    case .removeTarget(let event):
      SwimTargetsCoding.write(event, &writer)
      return (SwimTargetsCoding.removalKind, writer.bytes)
    case .replaceStandards(let standards):
      SwimTablesCoding.write(standards, &writer)
      return (SwimTablesCoding.standards, writer.bytes)
    case .replaceAgeBases(let bases):
      SwimTablesCoding.write(bases, &writer)
      return (SwimTablesCoding.ageBases, writer.bytes)
    case .setGoal(let goal):
      SwimTargetsCoding.write(goal, &writer)
      return (SwimTargetsCoding.goal, writer.bytes)
    case .addBeside(let mate):
      OfficialResultCoding.write(mate, &writer)
      return (beside, writer.bytes)
    case .removeBeside(let name):
      writer.string(name)
      return (besideRemoval, writer.bytes)
    }
  }

  /// Parses a journal entry about meets; nil if the entry is of another kind.
  static func edit(_ kind: String, _ value: [UInt8]) throws(JSONError) -> SwimMeets.Edit? {
    switch kind {
    case result: .add(try JSONReader.read(value, OfficialResultCoding.read))
    case removal:
      .remove(
        try JSONReader.read(value) { (reader) throws(JSONError) in
          guard let id = OfficialResultID(try reader.string()) else {
            throw reader.failure(.json(.incomplete(members: [])))
          }
          return id
        })
    case SwimTablesCoding.baseTimes: .replaceBaseTimes(try JSONReader.read(value, SwimTablesCoding.readBaseTimes))
    case SwimTargetsCoding.kind: .setTarget(try JSONReader.read(value, SwimTargetsCoding.target))
    case SwimTablesCoding.standards: .replaceStandards(try JSONReader.read(value, SwimTablesCoding.readStandards))
    case SwimTablesCoding.ageBases: .replaceAgeBases(try JSONReader.read(value, SwimTablesCoding.readAgeBases))
    case SwimTargetsCoding.goal: .setGoal(try JSONReader.read(value, SwimTargetsCoding.readGoal))
    case beside: .addBeside(try JSONReader.read(value, OfficialResultCoding.readMate))
    case besideRemoval:
      .removeBeside(try JSONReader.read(value) { (reader) throws(JSONError) in try reader.string() })
    case SwimTargetsCoding.removalKind: .removeTarget(try JSONReader.read(value, SwimTargetsCoding.event))
    default: nil
    }
  }

  // MARK: All of it, as the derived file has it

  static func write(_ meets: SwimMeets, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.beginArray("results")
    for result in meets.results { OfficialResultCoding.write(result, &writer) }
    writer.endArray()
    writer.key("baseTimes")
    SwimTablesCoding.write(meets.baseTimes, &writer)
    if !meets.targets.isEmpty {
      writer.beginArray("targets")
      for target in meets.targets { SwimTargetsCoding.write(target, &writer) }
      writer.endArray()
    }
    if !meets.standards.isEmpty {
      writer.key("standards")
      SwimTablesCoding.write(meets.standards, &writer)
    }
    if !meets.ageBases.rows.isEmpty {
      writer.key("ageBases")
      SwimTablesCoding.write(meets.ageBases, &writer)
    }
    if !meets.goals.isEmpty {
      writer.beginArray("goals")
      for goal in meets.goals { SwimTargetsCoding.write(goal, &writer) }
      writer.endArray()
    }
    if !meets.mates.isEmpty {
      writer.beginArray("beside")
      for mate in meets.mates { OfficialResultCoding.write(mate, &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  static func readAll(_ reader: inout JSONReader) throws(JSONError) -> SwimMeets {
    var results: [OfficialResult] = []
    var times = BaseTimes()
    var targets: [SwimTarget] = []
    var standards: [TimeStandard] = []
    var bases = AgeBases()
    var mates: [SwimMate] = []
    var goals: [DatedSwimGoal] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "results": results = try OfficialResultCoding.readList(&reader)
      case "baseTimes": times = try SwimTablesCoding.readBaseTimes(&reader)
      case "targets":
        try reader.beginArray()
        while try reader.nextElement() { targets.append(try SwimTargetsCoding.target(&reader)) }
      case "standards": standards = try SwimTablesCoding.readStandards(&reader)
      case "ageBases": bases = try SwimTablesCoding.readAgeBases(&reader)
      case "goals":
        try reader.beginArray()
        while try reader.nextElement() { goals.append(try SwimTargetsCoding.readGoal(&reader)) }
      case "beside":
        try reader.beginArray()
        while try reader.nextElement() { mates.append(try OfficialResultCoding.readMate(&reader)) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    return SwimMeets(
      results: results, baseTimes: times, targets: targets, standards: standards, ageBases: bases, mates: mates,
      goals: goals)
  }
}
