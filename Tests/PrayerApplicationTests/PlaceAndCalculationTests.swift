import Foundation
import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

@Suite("Places and calculations")
struct PlaceAndCalculationTests {
  private func setPlace(_ world: PrayerWorld, _ place: PlaceInput) throws -> SetPlace.Output {
    try SetPlace(reader: world.reader)(SetPlace.Input(place))
  }

  @Test("The first place holds since ever, and a second from now on")
  func periods() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    #expect(try world.live(in: "Prague").from == nil)
    #expect(try world.live(in: "Prague").change == nil)
    let second = try world.live(in: "Riyadh")
    #expect(second.from?.instant == (try PrayerWorld.instant("2026-11-22T13:00:00+01:00")))
    #expect(second.before.map(\.begin) != second.after.map(\.begin))
    let places = try ListPlaces(reader: world.reader)(NoInput()).places
    #expect(places.map(\.name) == ["Prague", "Riyadh"])
    #expect(places.map(\.isCurrent) == [false, true])
    let removed = try RemovePlace(reader: world.reader)(RemovePlace.Input())
    #expect(removed.place.name == "Prague" && removed.current?.name == "Riyadh")
    #expect(try ListPlaces(reader: world.reader)(NoInput()).places.first?.from == nil)
  }

  @Test("Coordinates take the machine's zone where none is named, and say so")
  func coordinates() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    let here = try setPlace(world, PlaceInput(latitude: 49.1951, longitude: 16.6068))
    #expect(here.takesSystemZone && here.place.zone == "Europe/Prague" && !here.isCity && here.doubtfulNoon == nil)
    let far = try setPlace(world, PlaceInput(latitude: 40.7, longitude: -74, zone: "Europe/Prague"))
    #expect(far.doubtfulNoon == "17:42")
  }

  @Test(
    "Places that can't be are refused, and nothing changes",
    arguments: [
      (PlaceInput(latitude: 89.01, longitude: 0), "latitude"), (PlaceInput(latitude: .nan, longitude: 0), "latitude"),
      (PlaceInput(latitude: 0, longitude: 180.5), "longitude"), (PlaceInput(latitude: 0), "longitude"),
      (PlaceInput(longitude: 0), "latitude"), (PlaceInput(), "city"),
      (PlaceInput(city: "Prague", latitude: 1), "city"), (PlaceInput(city: "knox"), "city"),
    ])
  func refused(place: PlaceInput, field: String) throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    guard case .invalidInput(field, _, _)? = failure({ _ = try setPlace(world, place) }) else {
      Issue.record("it was not refused of \(field)")
      return
    }
    #expect(world.store.record() == PrayerRecord())
  }

  @Test("A name of several cities lists them, and one of none those that are near")
  func cities() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    #expect(
      failure { try world.live(in: "Knox") }
        == .invalidInput(
          field: "city",
          problem: .prayer(.ambiguousCity(name: "Knox", cities: ["America/Indiana/Knox", "America/Knox"])),
          valid: ["America/Indiana/Knox", "America/Knox"]))
    for name in ["Prag", "Praha"] {
      #expect(
        failure { try world.live(in: name) }
          == .notFound(.prayer(.noCity(name: name, near: ["Europe/Prague"], here: "Prague"))))
    }
    #expect(
      failure { try world.live(in: "Brno") } == .notFound(.prayer(.noCity(name: "Brno", near: [], here: "Prague"))))
    #expect(
      failure { _ = try setPlace(world, PlaceInput(latitude: 1, longitude: 1, zone: "Europe/Atlantis")) }
        == .notFound(.prayer(.noZone(name: "Europe/Atlantis"))))
  }

  private func set(_ world: PrayerWorld, _ change: (inout CalculationInput) -> Void) throws -> SetCalculation.Output {
    var input = CalculationInput()
    change(&input)
    return try SetCalculation(reader: world.reader)(SetCalculation.Input(input))
  }

  @Test("What is left out of a calculation stays, and what is ahead today is told before and after")
  func calculation() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    #expect(failure { _ = try set(world) { $0.method = "turkey" } } == .conflict(.prayer(.noPlace)))
    try world.live(in: "Prague")
    _ = try set(world) { $0.school = .hanafi }
    let changed = try set(world) {
      $0.method = "custom"
      $0.custom = CalculationInput.Custom(fajrAngle: 16, ishaMinutes: 80)
      $0.adjust = CalculationInput.Minutes()
      $0.adjust?[.isha] = 5
    }
    #expect(changed.calculation.school == .hanafi && changed.calculation.custom?.ishaMinutes == 80)
    #expect(changed.calculation.adjust.isha == 5 && changed.calculation.adjust.fajr == nil)
    #expect(changed.before[4].begin != changed.after[4].begin)
    // Fajr had begun under the calculation before.
    #expect(changed.before[0].begin == changed.after[0].begin)
    #expect(try set(world) { $0.school = .hanafi }.change == nil)
  }

  @Test(
    "A calculation that can't be is refused, naming the member",
    arguments: [
      ("method", #"{"method":"mecca"}"#), ("custom", #"{"method":"custom"}"#),
      ("fajrAngle", #"{"custom":{"ishaAngle":17}}"#), ("fajrAngle", #"{"custom":{"fajrAngle":0,"ishaAngle":17}}"#),
      ("ishaAngle", #"{"custom":{"fajrAngle":18}}"#),
      ("ishaAngle", #"{"custom":{"fajrAngle":18,"ishaAngle":17,"ishaMinutes":90}}"#),
      ("maghribAngle", #"{"custom":{"fajrAngle":18,"ishaAngle":17,"maghribAngle":0}}"#),
      ("latitudeLimit", #"{"latitudeLimit":44}"#), ("adjust", #"{"adjust":{"asr":31}}"#),
    ])
  func refusedCalculation(field: String, json: String) throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    let before = world.store.record()
    let input = try JSONDecoder().decode(CalculationInput.self, from: Data(json.utf8))
    guard
      case .invalidInput(field, _, _)? = failure({
        _ = try SetCalculation(reader: world.reader)(SetCalculation.Input(input))
      })
    else {
      Issue.record("it was not refused of \(field)")
      return
    }
    #expect(world.store.record() == before)
  }

  @Test("Times are told of days, a month and another place")
  func times() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    let show = ShowTimes(reader: world.reader)
    #expect(failure { _ = try show(ShowTimes.Input()) } == .conflict(.prayer(.noPlace)))
    let there = try show(ShowTimes.Input(day: day("2026-06-21"), place: PlaceInput(city: "oslo")))
    #expect(there.days[0].events.map(\.why) == [.polarDay, .polarDay, nil, nil, .polarDay, .polarDay])
    try world.live(in: "Prague")
    let month = try show(ShowTimes.Input(from: day("2026-11-01"), to: day("2026-11-30")))
    #expect(month.days.count == 30 && month.today == day("2026-11-22"))
    #expect(month.days.allSatisfy { $0.midnight != nil && $0.place.name == "Prague" })
    #expect(month.days[21].events[2].at == (try world.today().prayers[1].begin))
    #expect(failure { _ = try show(ShowTimes.Input(from: day("2026-11-02"), to: day("2026-11-01"))) } != nil)
  }
}
