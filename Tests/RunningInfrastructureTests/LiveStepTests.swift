import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Testing

@testable import RunningApplication

/// Steps of a workout that a live run follows.
@Suite struct LiveStepTests {
  /// The positions stop arriving, but the timed step ends when its time is over; a restart changes nothing of that.
  @Test func aTimedStepEndsWithoutAFix() throws {
    let under = try LiveRunUnderTest()
    let input = StartRun.Input(at: SetClock.start, workout: "10s warm-up; 2x(400m / 90s)")
    _ = try StartRun(coordinator: under.coordinator)(input)
    try under.add(0...5, 1)
    let timer = LiveStepTimer(coordinator: under.coordinator)
    let now = SetClock.start + 8_000
    under.clock.now(at: now)
    #expect(try timer.nextDeadline(at: now).map { $0 - now } == 1_000)
    #expect(try timer.fire(at: now).isEmpty)
    let later = SetClock.start + 12_000
    under.clock.now(at: later)
    let events = try timer.fire(at: later)
    #expect(events.map(\.name) == [RunningEvents.lapMarked, RunningEvents.stepStarted])
    let live = try ShowLive(coordinator: under.coordinator)(NoInput())
    #expect(live.step?.number == 2 && live.step?.planned.lengthMillimetres == 400_000)
    let again = try under.restarted()
    #expect(try again.live.run()?.laps == [SetClock.start + 10_000])
  }

  @Test func theLapKeyEndsAStep() throws {
    let under = try LiveRunUnderTest()
    _ = try StartRun(coordinator: under.coordinator)(
      StartRun.Input(at: SetClock.start, workout: "warm-up; 400m"))
    try under.add(0...30, 1)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).step?.number == 2)
  }

  @Test func aPlanThatCannotBeReadStartsNoRun() throws {
    let under = try LiveRunUnderTest()
    #expect(throws: Failure.self) {
      _ = try StartRun(coordinator: under.coordinator)(StartRun.Input(at: SetClock.start, workout: "400"))
    }
    let run = try under.live.run()
    #expect(run.map(\.start) == nil)
  }

  @Test func workoutsAreSavedReplacedAndBroughtBack() throws {
    let under = try LiveRunUnderTest()
    let first = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "Track", plan: "3x(400m / 90s)"))
    let second = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "track", plan: "1km"))
    #expect(first.workout.workout == second.workout.workout && second.workout.steps.count == 1)
    let dry = try RemoveWorkout(reader: under.reader)(RemoveWorkout.Input(workout: "Track", dryRun: true))
    #expect(dry.number == nil)
    _ = try RemoveWorkout(reader: under.reader)(RemoveWorkout.Input(workout: "w1"))
    #expect(try under.reader.repository.lists().workouts.isEmpty)
    let again = try under.restarted()
    #expect(try again.reader.repository.lists().workouts.isEmpty)
  }

  @Test func anEditedWorkoutKeepsItsIdentity() throws {
    let under = try LiveRunUnderTest()
    let saved = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "Track", plan: "3x(400m / 90s)")).workout
    let edit = EditWorkout(reader: under.reader)
    let dry = try edit(EditWorkout.Input(workout: "track", name: "Quarters", dryRun: true))
    #expect(dry.workout.name == "Quarters" && dry.number == nil && dry.changed)
    let renamed = try edit(EditWorkout.Input(workout: "track", name: "Quarters")).workout
    #expect(renamed.workout == saved.workout && renamed.plan == saved.plan)
    let replanned = try edit(EditWorkout.Input(workout: "Quarters", plan: "1km")).workout
    #expect(replanned.workout == saved.workout && replanned.name == "Quarters" && replanned.steps.count == 1)
    let same = try edit(EditWorkout.Input(workout: "w1", name: "Quarters", plan: "1km"))
    #expect(!same.changed && same.number == nil)
    _ = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "Hills", plan: "8x(200m / 90s)"))
    #expect(throws: Failure.conflict(.running(.workoutNameTaken(name: "Hills")))) {
      _ = try edit(EditWorkout.Input(workout: "w1", name: "HILLS"))
    }
    #expect(throws: Failure.invalidInput(field: "name", problem: .running(.emptyName))) {
      _ = try edit(EditWorkout.Input(workout: "w1", name: " "))
    }
    #expect(throws: Failure.notFound(.running(.noWorkout(name: "w9")))) {
      _ = try edit(EditWorkout.Input(workout: "w9", name: "Nine"))
    }
    #expect(try under.reader.repository.lists().workouts.map(\.name) == ["Quarters", "Hills"])
  }

  @Test func aRemovedWorkoutIsNamedInTheListOfChangesAndByUndo() throws {
    let under = try LiveRunUnderTest()
    let add = AddWorkout(reader: under.reader)
    _ = try add(AddWorkout.Input(name: "Track", plan: "1km"))
    _ = try EditWorkout(reader: under.reader)(EditWorkout.Input(workout: "w1", name: "Kilometre"))
    _ = try RemoveWorkout(reader: under.reader)(RemoveWorkout.Input(workout: "w1"))
    let other = try add(AddWorkout.Input(name: "Hills", plan: "8x(200m / 90s)")).workout
    #expect(other.workout == "w2", "the id of a removed workout is not used again")
    func removal() throws -> String? {
      try under.log.changes(of: .running).compactMap { $0.parts.part(of: .running, as: RunChangePart.self) }
        .first { $0.change == .removeWorkout }?.value
    }
    #expect(try removal() == "Kilometre")
    let number = try #require(try under.log.changes(of: .running).map(\.change).sorted().dropFirst(2).first)
    let undone = try under.log.undo(number, of: nil, withLater: false, forGood: false, isDryRun: false)
    let part = undone.parts.part(of: .running, as: RunRevertedPart.self)
    #expect(part?.corrections.map(\.value) == ["Kilometre"])
    #expect(try removal() == "Kilometre")
  }

  @Test func namesOfShoesAreComparedWithoutCapitalsAndAccents() throws {
    let under = try LiveRunUnderTest()
    let (add, remove) = (AddShoes(reader: under.reader), RemoveShoes(reader: under.reader))
    _ = try add(AddShoes.Input(name: "Červené", start: "120km"))
    let again = try add(AddShoes.Input(name: "cervene", start: "150km", isDefault: true))
    #expect(again.name == "Červené" && again.changed)
    let lists = try under.reader.repository.lists()
    #expect(lists.shoes.map(\.name) == ["Červené"] && lists.shoes.map(\.start) == [150_000_000])
    #expect(lists.defaultShoes.map(\.name) == ["Červené"])
    // An older version of the program saved both.
    for name in ["Blue", "blue"] {
      _ = try under.runs.changeLists(isDryRun: false) { _ throws(Failure) in ([.setShoes(RunShoes(name: name))], ()) }
    }
    let alike = Failure.conflict(.running(.shoesAlike(name: "BLUE", one: "Blue", other: "blue")))
    #expect(throws: alike) { _ = try add(AddShoes.Input(name: "BLUE")) }
    #expect(throws: alike) { _ = try remove(RemoveShoes.Input(name: "BLUE")) }
    #expect(try remove(RemoveShoes.Input(name: "blue")).name == "blue")
    #expect(try add(AddShoes.Input(name: "BLUE", start: "1km")).name == "Blue")
  }

  /// Shoes that were only worn are known as well, but those of a run that is told anew may be the typo.
  @Test func aTypoOfShoesThatWereOnlyWornIsRefused() throws {
    let under = try LiveRunUnderTest()
    func add(_ day: String, _ shoes: String) throws {
      var input = AddRun.Input(day: try #require(CivilDay(day)))
      (input.distance, input.shoes) = ("10 km", shoes)
      _ = try AddRun(reader: under.reader)(input)
    }
    try add("2025-06-01", "Pegasus 40")
    let near = Failure.conflict(.running(.shoesNear(name: "Pegasis 40", near: "Pegasus 40")))
    #expect(throws: near) { try add("2025-06-02", "Pegasis 40") }
    try add("2025-06-02", "pegasus 40")
    try add("2025-06-03", "Pegasus 41")
    let run = try #require(try under.reader.repository.list().last)
    let wear = WearShoes(reader: under.reader)
    #expect(throws: near) { _ = try wear(WearShoes.Input(run: run.id, shoes: "Pegasis 40")) }
    _ = try wear(WearShoes.Input(run: run.id, shoes: "Pegasus 14"))
    _ = try wear(WearShoes.Input(run: run.id, shoes: "Pegasuss 14"))
  }

  @Test func refusalsNameWhatWasTyped() throws {
    let under = try LiveRunUnderTest()
    func field(_ change: (inout AddRun.Input) -> Void) throws -> String? {
      var input = AddRun.Input(day: try #require(CivilDay("2025-06-01")))
      change(&input)
      do throws(Failure) {
        _ = try AddRun(reader: under.reader)(input)
      } catch .invalidInput(let field, let problem, _) {
        guard case .addRefused(_, let word)? = problem.content(as: RunningMessage.self) else { return nil }
        return "\(field): \(word)"
      }
      return nil
    }
    #expect(try field { $0.distance = "10" } == "distance: 10")
    #expect(try field { $0.distance = "5000 km" } == "distance: 5000km")
    #expect(try field { $0.distance = "10km 5:99" } == "distance: 5:99")
    #expect(try field { ($0.distance, $0.duration) = ("10km", "5:99") } == "duration: 5:99")
    #expect(try field { $0.distance = "10km 5:00" } == "distance: ")
    #expect(try field { $0.lengthMillimetres = 5_000_000_000 } == "lengthMillimetres: 5000000000")
    #expect(try field { ($0.time, $0.distance) = ("25:99", "10km") } == "time: 25:99")
  }

  @Test func spellingsOfShoesAreOnePair() throws {
    let under = try LiveRunUnderTest()
    for (day, name) in [("2025-06-01", "trail"), ("2025-06-02", "Trail"), ("2025-06-03", "BLUE")] {
      var input = AddRun.Input(day: try #require(CivilDay(day)))
      (input.distance, input.shoes) = ("10 km", name)
      _ = try AddRun(reader: under.reader)(input)
    }
    _ = try AddShoes(reader: under.reader)(AddShoes.Input(name: "Blue", start: "5km"))
    let shoes = try ShowShoes(reader: under.reader)(NoInput()).shoes
    #expect(shoes.map(\.name) == ["Blue", "Trail"])
    #expect(shoes.map(\.lengthMillimetres) == [15_000_000, 20_000_000])
    let run = try #require(try under.reader.repository.list().first)
    let tag = TagRun(reader: under.reader)
    _ = try tag(TagRun.Input(run: run.id, labels: "race, Trail,race"))
    #expect(try under.reader.repository.list().first?.tags == ["race", "Trail"])
    _ = try tag(TagRun.Input(run: run.id, labels: "hills"))
    #expect(try under.reader.repository.list().first?.tags == ["hills"])
    _ = try tag(TagRun.Input(run: run.id, labels: ""))
    #expect(try under.reader.repository.list().first?.tags ?? [] == [])
    _ = try WearShoes(reader: under.reader)(WearShoes.Input(run: run.id, shoes: "blue"))
    #expect(try under.reader.repository.list().first?.shoes == "Blue")
    #expect(throws: Failure.conflict(.running(.shoesNear(name: "Bleu", near: "Blue")))) {
      _ = try WearShoes(reader: under.reader)(WearShoes.Input(run: run.id, shoes: "Bleu"))
    }
    for name in ["Blue 2", "Red", ""] {
      _ = try WearShoes(reader: under.reader)(WearShoes.Input(run: run.id, shoes: name))
      #expect(try under.reader.repository.list().first?.shoes ?? "" == name)
    }
  }
}
