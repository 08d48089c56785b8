import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport
import Testing

/// Every kind of change that the book knows is taken back, and made again, in every situation. A kind that is new has to
/// get a row here.
struct UndoTableTests {
  static let kinds: [ChangeUnderTest] = ChangeUnderTest.corrections + ChangeUnderTest.documents

  @Test func everyKindHasARow() throws {
    let under = try BookUnderTest()
    let values: [String: SettingValue] = [
      SwimmingSettings.showUnknown.name: .flag(true), SwimmingSettings.longDistances.name: .flag(true),
      SwimmingSettings.pointsTable.name: .text("female"), SwimmingSettings.preferOfficial.name: .flag(true),
      SwimmingSettings.weekStart.name: .text("sunday"), SwimmingSettings.seasonStart.name: .number(1),
      SwimmingSettings.heartRate.name: .flag(false), SwimmingSettings.course.name: .text("scm"),
      SwimmingSettings.goal.name: .text("8 km"), SwimmingSettings.masters.name: .text("usms"),
      SwimmingSettings.birth.name: .text("1981"),
    ]
    #expect(Set(values.keys) == Set(SwimmingSettings.all.map(\.name)))
    let settings = Settings(values: values)
    var all = Set(ChangeUnderTest.kinds.map { "correction \($0.rawValue)" })
    all.formUnion(try under.profiles.values(of: Profile()).keys)
    all.formUnion(try under.settings.values(of: settings).keys)
    all.insert("access")
    #expect(Set(UndoTableTests.kinds.map(\.testDescription)) == all)
  }

  @Test(arguments: kinds)
  func isTakenBackAndMadeAgain(kind: ChangeUnderTest) throws {
    let history = try UndoHistory(kind)
    let number = try history.make()
    let after = try history.state
    #expect(after != history.before)
    #expect(try history.store.undo(isDryRun: true).number == number)
    #expect(try history.state == after)
    #expect(try history.store.undo(number).number == number)
    #expect(try history.state == history.before)
    #expect(throws: Failure.self) { try history.store.undo(number) }
    #expect(try history.store.redo().number == number)
    #expect(try history.state == after)
    #expect(try history.store.undo(number).number == number)
    #expect(try history.state == history.before)
    #expect(try history.under.findings.isEmpty)
  }

  @Test(arguments: kinds)
  func isNotTakenBackFromUnderWhatRestsOnIt(kind: ChangeUnderTest) throws {
    let history = try UndoHistory(kind)
    let number = try history.make()
    let after = try history.state
    let later = try history.makeLater()
    let failure = #expect(throws: Failure.self) { try history.store.undo(number) }
    #expect(failure == .conflict(.change(.restedUpon(number: number, later: [later]))))
    _ = try history.store.undo(later)
    #expect(try history.state == after)
    _ = try history.store.undo(number)
    #expect(try history.state == history.before)
  }

  @Test(arguments: kinds)
  func isNotMadeAgainOnceAnotherChangeCame(kind: ChangeUnderTest) throws {
    let history = try UndoHistory(kind)
    let number = try history.make()
    _ = try history.store.undo(number)
    let other = try history.makeLater()
    let state = try history.state
    #expect(throws: Failure.self) { try history.store.redo(number) }
    #expect(try history.state == state)
    _ = try history.store.undo(other)
    #expect(throws: Failure.self) { try history.store.redo(number) }
  }

  /// Among those that compaction keeps for it, any is taken back. Of older ones that set a value, nobody knows what that
  /// was before.
  @Test(arguments: kinds, [true, false])
  func isTakenBackAfterACompaction(kind: ChangeUnderTest, isOld: Bool) throws {
    let history = try UndoHistory(kind, keptChanges: 12)
    if !isOld { try history.churn(20) }
    let number = try history.make()
    let after = try history.state
    let journals = try history.journals
    try history.churn(isOld ? 20 : 5)
    #expect(try history.journals.isDisjoint(with: journals))
    #expect(try history.state == after)
    if isOld, kind.setsAValue {
      #expect(throws: Failure.self) { try history.store.undo(number) }
      #expect(try history.state == after)
    } else {
      _ = try history.store.undo(number)
      #expect(try history.state == history.before)
    }
    #expect(try history.under.findings.isEmpty)
  }

  /// An old change that a late one took back: what stood before it goes on standing when only the late ones are kept.
  @Test(arguments: kinds)
  func staysTakenBackThroughACompaction(kind: ChangeUnderTest) throws {
    let whole = try UndoHistory(kind, compactionStep: 1 << 20)
    _ = try whole.makeLater()
    let state = try whole.state
    let number = try whole.make()
    try whole.churn(20)
    _ = try whole.store.undo(number)
    #expect(try whole.state == state)
    let history = try whole.reopened(keptChanges: 16)
    let journals = try history.journals
    try history.churn(6)
    #expect(try history.journals.isDisjoint(with: journals))
    #expect(try history.state == state)
    #expect(try history.under.findings.isEmpty)
  }

  /// A newer export of the same swims, one of which changed.
  @Test(arguments: kinds)
  func isTakenBackAfterAReImport(kind: ChangeUnderTest) throws {
    let history = try UndoHistory(kind)
    let number = try history.make()
    try history.importAgain()
    _ = try history.store.undo(number)
    #expect(try history.state == history.before)
  }

  /// Two halves of a lap, merged and confirmed: without the merge the confirmation would be of the halves.
  @Test func aMergeIsNotTakenBackFromUnderALaterConfirmation() throws {
    let history = try UndoHistory(ChangeUnderTest.corrections[0])
    let merge = try history.correct(.merge(SwimLapRange(1, 2)!))
    let confirm = try history.correct(.confirm(SwimLapRange(1, 2)!))
    let records = try history.under.swims.records()
    let failure = #expect(throws: Failure.self) { try history.store.undo(merge) }
    #expect(failure == .conflict(.change(.restedUpon(number: merge, later: [confirm]))))
    #expect(try history.under.swims.records() == records)
    // A correction of other laps depends on nothing of it.
    let other = try history.correct(.exclude(SwimLapRange(8, 8)!))
    _ = try history.store.undo(confirm)
    #expect(try history.store.undo(merge).number == merge)
    #expect(try history.store.changes().filter { $0.stands && $0.undone == nil }.map(\.number) == [other])
  }
}

/// One kind of change: how it is made, and what then depends on it.
struct ChangeUnderTest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let setsAValue: Bool
  let make: @Sendable (BookUnderTest) throws -> Void
  let makeLater: @Sendable (BookUnderTest) throws -> Void

  /// The kinds of corrections that this swim, which has lengths of a known style, can have.
  static let kinds = SwimCorrectionKind.allCases.filter {
    ![.styleOfUnknown, .distance, .confirmDistance].contains($0)
  }

  static let corrections: [ChangeUnderTest] = kinds.map { kind in
    ChangeUnderTest(testDescription: "correction \(kind.rawValue)", setsAValue: false) {
      try $0.correct(change(kind), of: UndoHistory.swim)
    } makeLater: {
      try $0.correct(.style(.butterfly, SwimLapRange(2, 2)!), of: UndoHistory.swim)
    }
  }

  private static func change(_ kind: SwimCorrectionKind) -> SwimCorrection.Change {
    switch kind {
    case .style: .style(.backstroke, SwimLapRange(1, 4)!)
    case .confirm: .confirm(SwimLapRange(1, 2)!)
    case .merge: .merge(SwimLapRange(1, 2)!)
    case .split: .split(lap: 2, into: 2)
    case .join: .join(SwimLapRange(1, 2)!)
    case .reclaim: .reclaim(SwimLapRange(1, 2)!, lengths: 2, style: .backstroke)
    case .exclude: .exclude(SwimLapRange(2, 3)!)
    case .equip: .equip(.fins, SwimLapRange(1, 4)!)
    case .poolLength: .poolLength(PoolLength(centimetres: 5_000)!)
    case .styleOfUnknown: .styleOfUnknown(.backstroke, SwimLapRange(1, 4)!)
    case .distance: .distance(100_000)
    case .confirmDistance: .confirmDistance
    case .utcOffset: .utcOffset(7_200)
    case .remove: .remove
    case .prefer: .prefer
    }
  }

  static let documents: [ChangeUnderTest] = [
    profile("profile.name", Profile(name: "Eva"), Profile(name: "Jana")),
    profile("profile.avatar", Profile(avatar: .waves), Profile(avatar: .goggles)),
    settings("settings.theme", Settings(theme: .dark), Settings(theme: .light)),
    settings("settings.design", Settings(design: .samwise), Settings(design: .ptExpo)),
    settings("settings.language", Settings(language: .cs), Settings(language: .en)),
    settings(
      "settings.swimming.showUnknown", Settings(values: ["swimming.showUnknown": .flag(false)]),
      Settings(values: ["swimming.showUnknown": .flag(true)])),
    settings(
      "settings.swimming.longDistances", Settings(values: ["swimming.longDistances": .flag(true)]),
      Settings(values: ["swimming.longDistances": .flag(false)])),
    settings(
      "settings.swimming.pointsTable", Settings(values: ["swimming.pointsTable": .text("female")]),
      Settings(values: ["swimming.pointsTable": .text("male")])),
    settings(
      "settings.swimming.preferOfficial", Settings(values: ["swimming.preferOfficial": .flag(true)]),
      Settings(values: ["swimming.preferOfficial": .flag(false)])),
    settings(
      "settings.swimming.weekStart", Settings(values: ["swimming.weekStart": .text("sunday")]),
      Settings(values: ["swimming.weekStart": .text("monday")])),
    settings(
      "settings.swimming.seasonStart", Settings(values: ["swimming.seasonStart": .number(1)]),
      Settings(values: ["swimming.seasonStart": .number(7)])),
    text("heartRate", .flag(false), .flag(true)), text("course", .text("scm"), .text("lcm")),
    text("goal", .text("8 km"), .text("3 swims")), text("masters", .text("usms"), .text("world-aquatics")),
    text("birth", .text("1981"), .text("1982")),
    document("access") { under, isFirst in
      let access = isFirst ? HealthAccess(status: .granted, path: "/a") : HealthAccess(status: .revoked)
      try under.access.save(access)
    },
  ]

  private static func text(_ name: String, _ first: SettingValue, _ second: SettingValue) -> ChangeUnderTest {
    settings(
      "settings.swimming.\(name)", Settings(values: ["swimming.\(name)": first]),
      Settings(values: ["swimming.\(name)": second]))
  }

  private static func profile(_ name: String, _ first: Profile, _ second: Profile) -> ChangeUnderTest {
    document(name) { under, isFirst in try under.profiles.change { _ in isFirst ? first : second } }
  }

  private static func settings(_ name: String, _ first: Settings, _ second: Settings) -> ChangeUnderTest {
    document(name) { under, isFirst in try under.settings.change { _ in isFirst ? first : second } }
  }

  /// - Parameter set: one of two values.
  private static func document(
    _ name: String, _ set: @escaping @Sendable (BookUnderTest, Bool) throws -> Void
  ) -> ChangeUnderTest {
    ChangeUnderTest(testDescription: name, setsAValue: true) {
      try set($0, true)
    } makeLater: {
      try set($0, false)
    }
  }
}
