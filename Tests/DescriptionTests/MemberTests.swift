import BookApplication
import Composition
import FeedApplication
import JSONCoding
import KernelDomain
import PrayerApplication
import RunningApplication
import StrengthApplication
import SupportApplication
import SwimmingApplication
import TestSupport
import Testing

@testable import KernelApplication

/// What types say of themselves is what they read and write: each is given all members described, and every object in it
/// one more, upon which it tells which it knows.
struct MemberTests {
  private let app: App

  /// A type that stands alone on the wire, and what it says that it is.
  private struct Described {
    let use: String
    let type: any Codable.Type
    let schema: Schema
  }

  init() throws {
    app = try App(App.Configuration(store: "/nowhere", environment: { _ in nil }))
  }

  private var types: [Described] {
    app.catalog.methods.compactMap { app.catalog[$0] }.flatMap { inputAndOutput($0.useCase) } + parts.map(\.described)
      + events.map { Described(use: $0.name, type: $0.type, schema: $0.schema) }
      + [Described(use: "Progress", type: Progress.self, schema: Progress.schema)]
  }

  private func inputAndOutput<Case: UseCase>(_ useCase: Case) -> [Described] {
    [
      Described(use: Case.method + " input", type: Case.Input.self, schema: Case.description.input),
      Described(use: Case.method, type: Case.Output.self, schema: Case.description.output),
    ]
  }

  private static let roles: [PartRole] = [.importedFile, .imported, .review, .change, .reverted, .overview, .exported]

  private var parts: [(described: Described, announces: [EventDescription])] {
    let types: [String: any Codable.Type] = [
      "swimming importedFile": SwimFilePart.self, "swimming imported": SwimImportPart.self,
      "swimming review": ReviewLaps.Output.self, "swimming change": SwimChangePart.self,
      "swimming reverted": SwimRevertedPart.self, "book change": DocumentChangePart.self,
      "book reverted": DocumentChangePart.self, "book importedFile": DocumentBackupPart.self,
      "book exported": DocumentBackupPart.self, "swimming overview": SwimOverviewPart.self,
      "swimming exported": SwimBackupPart.self, "prayer importedFile": PrayerBackupPart.self,
      "prayer imported": PrayerBackupPart.self, "prayer exported": PrayerBackupPart.self,
      "prayer overview": PrayerGlance.self, "prayer change": PrayerChangePart.self,
      "prayer reverted": PrayerChangePart.self, "running importedFile": RunFilePart.self,
      "running imported": RunImportPart.self, "running review": ReviewRuns.Output.self,
      "running change": RunChangePart.self, "running reverted": RunRevertedPart.self,
      "running overview": RunGlance.self, "running exported": RunBackupPart.self,
      "strength importedFile": StrengthFilePart.self, "strength imported": StrengthImportPart.self,
      "strength review": ReviewSets.Output.self, "strength change": StrengthChangePart.self,
      "strength reverted": StrengthRevertedPart.self, "strength overview": StrengthGlance.self,
      "strength exported": StrengthBackupPart.self,
      "support importedFile": SupportBackupPart.self, "support imported": SupportBackupPart.self,
      "support exported": SupportBackupPart.self, "support change": SupportChangePart.self,
      "support reverted": SupportRevertedPart.self, "support overview": SupportGlance.self,
      "feed importedFile": FeedBackupPart.self, "feed imported": FeedBackupPart.self,
      "feed exported": FeedBackupPart.self, "feed change": FeedChangePart.self,
      "feed reverted": FeedChangePart.self, "feed overview": FeedGlance.self,
    ]
    return MemberTests.roles.flatMap { role in
      App.descriptions.compactMap { feature in
        guard let part = feature.part(role) else { return nil }
        let use = "\(feature.feature) \(role)"
        guard let type = types[use] else { preconditionFailure("\(use) is not looked at") }
        return (Described(use: use, type: type, schema: part.schema), part.announces)
      }
    }
  }

  private var events: [(name: String, type: any Codable.Type, schema: Schema)] {
    let types: [String: any Codable.Type] = [
      "book.accessChanged": ShowAccess.Output.self, "book.importFinished": ImportFinishedDetails.self,
      "book.bodyWeightChanged": BodyWeightChanged.self, "profile.profileChanged": Profile.self,
      "settings.settingsChanged": UpdateSettings.Output.self,
      "swimming.bookChanged": SwimBookChangedDetails.self, "swimming.recordBroken": SwimRecordMove.self,
      "prayer.logChanged": PrayerEvents.LogChanged.self, "prayer.rangeLogged": PrayerEvents.RangeLogged.self,
      "prayer.placeChanged": PrayerEvents.PlaceChanged.self, "prayer.reminderDue": ReminderDue.self,
      "prayer.preferencesChanged": PrayerEvents.PreferencesChanged.self,
      "account.stateChanged": AccountStateDetails.self, "running.bookChanged": RunningEvents.BookChanged.self,
      "running.effortBroken": RunEffortMoveView.self, "running.stateChanged": RunningEvents.StateChanged.self,
      "running.lapMarked": RunningEvents.LapMarked.self, "running.stepStarted": RunningEvents.StepStarted.self,
      "running.splitReached": RunningEvents.SplitReached.self,
      "running.goalReached": RunningEvents.GoalReached.self, "running.runSaved": RunningEvents.RunSaved.self,
      "running.metrics": RunningEvents.Metrics.self, "strength.bookChanged": StrengthEvents.BookChanged.self,
      "strength.workoutChanged": StrengthEvents.WorkoutChanged.self,
      "strength.setLogged": StrengthEvents.SetLogged.self,
      "strength.recordSet": RecordMoveView.self, "strength.restStarted": StrengthEvents.Rest.self,
      "strength.restChanged": StrengthEvents.Rest.self, "strength.restWarning": StrengthEvents.Rest.self,
      "strength.formStarted": StrengthEvents.FormSessionChanged.self,
      "strength.formEvent": StrengthEvents.FormHappened.self,
      "strength.formFinished": StrengthEvents.FormSessionChanged.self,
      "strength.cueDue": StrengthEvents.CueDue.self, "strength.restEnded": StrengthEvents.Rest.self,
      "strength.restSkipped": StrengthEvents.Rest.self,
      "support.planChanged": SupportEvents.PlanChanged.self,
      "support.messageReceived": SupportEvents.MessageReceived.self,
      "support.messageChanged": SupportEvents.MessageChanged.self, "support.cueDue": CueView.self,
      "support.deliveryChanged": SupportEvents.DeliveryChanged.self, "feed.itemsArrived": ImportBundle.Output.self,
    ]
    let described = app.catalog.methods.flatMap { app.catalog[$0]?.description.announces ?? [] }
    let timed = App.descriptions.flatMap(\.timed)
    return (described + parts.flatMap(\.announces) + timed).map { event in
      guard let type = types[event.name] else { preconditionFailure("\(event.name) is not looked at") }
      return (event.name, type, event.details)
    }
  }

  @Test func typesReadAndWriteWhatTheyDescribe() throws {
    for described in types {
      let example = try #require(Sample.value(described.schema), "\(described.use) has no example")
      let written = try read(described.type, example, described.use)
      #expect(written == example, "\(described.use)")
    }
  }

  private func read<Value: Codable>(_ type: Value.Type, _ example: JSONTree, _ use: String) throws -> JSONTree {
    do {
      return try JSONTree(JSONDocument.encode(JSONDocument.decode(type, from: example.json)))
    } catch {
      Issue.record("\(use): \(error)")
      return .null
    }
  }

  @Test func noMemberIsLeftOut() throws {
    for described in types {
      guard let example = Sample.value(described.schema) else { continue }
      for object in Sample.objects(described.schema) {
        let known = known(described.type, Sample.adding("zzz", at: object.place, to: example))
        #expect(known.map(Set.init) == Set(object.members), "\(described.use) \(object.place)")
      }
    }
  }

  /// The members that a type takes, which it names where there is another; nil where it takes any.
  private func known<Value: Codable>(_ type: Value.Type, _ value: JSONTree) -> [String]? {
    do {
      _ = try JSONDocument.decode(type, from: value.json)
      return nil
    } catch {
      return error.valid
    }
  }

  @Test func numbersSayWhatTheyMeasure() {
    var seen: [String: String] = [:]
    func check(_ schema: Schema, _ place: String, unit: Schema.Unit?) {
      if let name = schema.name {
        if let summary = seen[name] {
          #expect(summary == schema.summary, "\(name) names two schemas")
          return
        }
        seen[name] = schema.summary
      }
      let unit = unit ?? schema.unit
      switch schema.form {
      case .integer, .number: #expect(unit != nil, "\(place)")
      case .list(let element, _): check(element(), "\(place)/*", unit: unit)
      case .map(let value): check(value(), "\(place)/*", unit: unit)
      case .either(let schemas): for one in schemas { check(one, place, unit: unit) }
      case .object(let members, _):
        for member in members {
          #expect(!member.summary.isEmpty && member.summary.hasSuffix("."), "\(place)/\(member.name)")
          if case .schema(let make) = member.content { check(make(), "\(place)/\(member.name)", unit: member.unit) }
        }
      case .anything, .nothing, .flag, .text, .choice: break
      }
    }
    for described in types { check(described.schema, described.use, unit: nil) }
  }

  @Test func featuresDescribeTheirSettings() {
    let described = App.descriptions.flatMap(\.settings).map(\.name)
    let ofBook = ["book.dates", "book.clock", "book.overview", "book.zone"]
    #expect(Set(described) == Set(Feature.all.flatMap(\.settingNames) + ofBook))
    #expect(described.allSatisfy { $0.contains(".") })
  }
}

extension Feature {
  fileprivate var settingNames: [String] {
    let shown = (try? App(App.Configuration(store: "/nowhere", environment: { _ in nil })))
      .flatMap { try? $0.call(method: "settings.showSettings", json: []) }
    let members = (try? JSONTree(shown ?? []))?.members ?? [:]
    return members.keys.filter { $0.hasPrefix(id.name + ".") }
  }
}

/// A value with all members that a schema names, and where objects lie in it.
private enum Sample {
  /// Nil where a text has a pattern and no example.
  static func value(_ schema: Schema, around: [String] = []) -> JSONTree? {
    if let example = schema.examples.last { return try? JSONTree(Array(example.utf8)) }
    let around = around + [schema.name].compactMap { $0 }
    switch schema.form {
    case .anything, .nothing: return .null
    case .flag: return .flag(true)
    case .integer(let range): return .number(Double(range?.lowerBound ?? 1))
    case .number(let range): return .number(range?.lowerBound ?? 1)
    case .text(let pattern): return pattern == nil ? .text("a") : nil
    case .choice(let choices): return choices.first.map { .text($0.value) }
    case .list(let element, let count):
      return value(element(), around: around).map { .list(Array(repeating: $0, count: count ?? 1)) }
    case .map(let element): return value(element(), around: around).map { .object(["a": $0]) }
    case .either(let schemas): return schemas.first.flatMap { value($0, around: around) }
    case .object(let members, let extra):
      var object: [String: JSONTree] = [:]
      for member in shown(members, around) + App.descriptions.flatMap({ $0.members(extra) }) {
        guard let value = value(member, around: around) else { return nil }
        object[member.name] = value
      }
      return .object(object)
    }
  }

  private static func value(_ member: Schema.Member, around: [String]) -> JSONTree? {
    if let example = member.examples.last { return try? JSONTree(Array(example.utf8)) }
    guard case .schema(let make) = member.content else { return .object([:]) }
    return value(make(), around: around)
  }

  /// Without those that would never end.
  private static func shown(_ members: [Schema.Member], _ around: [String]) -> [Schema.Member] {
    members.filter { member in
      guard case .schema(let make) = member.content else { return true }
      let schema = make()
      let inner: Schema = if case .list(let element, _) = schema.form { element() } else { schema }
      return inner.name.map { !around.contains($0) } ?? true
    }
  }

  /// The objects in a sample whose members are all known, with all that are described.
  static func objects(
    _ schema: Schema, at place: [String] = [], around: [String] = []
  ) -> [(place: [String], members: [String])] {
    let around = around + [schema.name].compactMap { $0 }
    switch schema.form {
    case .list(let element, _) where schema.examples.isEmpty:
      return objects(element(), at: place + ["*"], around: around)
    case .map(let value): return objects(value(), at: place + ["a"], around: around)
    case .object(let members, let extra):
      let own = extra == nil ? [(place, members.map(\.name))] : []
      return own
        + shown(members, around).flatMap { member -> [(place: [String], members: [String])] in
          guard case .schema(let make) = member.content, member.examples.isEmpty else { return [] }
          return objects(make(), at: place + [member.name], around: around)
        }
    default: return []
    }
  }

  static func adding(_ name: String, at place: [String], to value: JSONTree) -> JSONTree {
    switch (value, place.first) {
    case (.object(let members), nil): .object(members.merging([name: .number(1)]) { $1 })
    case (.object(let members), let step?):
      .object(members.merging([step: adding(name, at: Array(place.dropFirst()), to: members[step] ?? .null)]) { $1 })
    case (.list(let elements), "*"): .list(elements.map { adding(name, at: Array(place.dropFirst()), to: $0) })
    default: value
    }
  }
}

extension FeatureDescription {
  fileprivate func members(_ extra: Schema.Extra?) -> [Schema.Member] {
    switch extra {
    case nil: []
    case .settings, .someSettings: settings
    case .importOptions: importOptions
    }
  }
}
