import Testing

/// In every edit of every feature what is not named stays, on the wire as in commands; what takes a value away has a name of
/// its own; and the answer shows what is edited as it is now.
struct EditTests {
  private var program = Program(sandbox: Sandbox())

  init() {
    program.environment["RECORDBOOK_CLOCK"] = "2026-11-18T12:00:00Z"
  }

  private func done(_ words: String..., at location: SourceLocation = #_sourceLocation) -> String {
    done(words, location)
  }

  private func called(_ method: String, _ json: String, at location: SourceLocation = #_sourceLocation) -> String {
    done(["--json", "call", method, json], location)
  }

  private func done(_ words: [String], _ location: SourceLocation) -> String {
    let result = program.run(words)
    #expect(result.status == 0, "\(result)", sourceLocation: location)
    return result.output
  }

  // MARK: The book

  @Test func theProfileKeepsItsPicture() {
    _ = called("profile.updateProfile", #"{"name":"Eva","avatar":"goggles"}"#)
    #expect(called("profile.updateProfile", #"{"name":"Eva N."}"#).contains(#""avatar":"goggles""#))
    #expect(called("profile.updateProfile", #"{"avatar":"waves"}"#).contains(#""name":"Eva N.""#))
  }

  @Test func aSettingLeavesTheOthers() {
    _ = done("settings", "set", "strength.units", "lb")
    let told = called("settings.updateSettings", #"{"running.units":"mi"}"#)
    #expect(told.contains(#""strength.units":"lb""#) && told.contains(#""running.units":"mi""#), "\(told)")
  }

  // MARK: Strength

  @Test func aScheduleKeepsItsDays() {
    _ = done("strength", "save-routine", "Push", "Bench Press:3x5")
    _ = done("strength", "schedule", "r1", "--weekdays", "mon,thu", "--from", "2026-11-01", "--until", "2027-06-30")
    let later = done("strength", "schedule", "--id", "p1", "--until", "2027-12-31")
    #expect(
      later.hasPrefix("Schedule p1, routine r1: Monday, Thursday, from Nov 1, 2026, until Dec 31, 2027\n"), "\(later)")
    let days = called("strength.scheduleWorkout", #"{"schedule":"p1","weekdays":[2]}"#)
    #expect(days.contains(#""weekdays":[2]"#) && days.contains("2026-11-01") && days.contains("2027-12-31"), "\(days)")
    let open = called("strength.scheduleWorkout", #"{"schedule":"p1","withoutUntil":true}"#)
    #expect(!open.contains("until") && open.contains("2026-11-01"), "\(open)")
    #expect(program("call", "strength.scheduleWorkout", #"{"weekdays":[2]}"#).status != 0)
  }

  @Test func aRoutineKeepsWhatACommandHasNoWordsFor() {
    _ = called(
      "strength.saveRoutine",
      #"""
      {"name":"Push","blocks":[{"exercise":"Barbell_Squat","superset":2,"restSeconds":150,"targets":[
      {"kind":"warmup","load":{"thousandths":60000,"unit":"kg"},"reps":5},
      {"load":{"thousandths":80000,"unit":"kg"},"reps":5,"restSeconds":200}]}]}
      """#)
    let named = done("strength", "save-routine", "Legs", "--id", "r1")
    #expect(named.contains("Routine r1: Legs, 1 exercise\n") && named.contains("60 kg × 5, 80 kg × 5"), "\(named)")
    let sets = done("strength", "save-routine", "Legs", "Barbell Squat:3x8", "--id", "r1")
    #expect(sets.contains("60 kg × 5, 80 kg × 8, 80 kg × 8, 80 kg × 8"), "\(sets)")
    let again = done("strength", "save-routine", "Legs", "Barbell Squat:2x6", "--id", "r1")
    #expect(again.contains("60 kg × 5, 80 kg × 6, 80 kg × 6"), "the warm-up is there once: \(again)")
    let wire = called("strength.saveRoutine", #"{"routine":"r1","name":"Squats"}"#)
    for part in [#""restSeconds":150"#, #""superset":2"#, #""kind":"warmup""#, #""restSeconds":200"#, "Squats"] {
      #expect(wire.contains(part), "\(part): \(wire)")
    }
    for (number, wave) in ["wave 531", "wave 5/3/1", "531", "5/3/1"].enumerated() {
      let max = 100 + number
      #expect(done("strength", "set-block", "r1", "Barbell_Squat", "\(wave) \(max)kg 2.5kg").contains("max \(max) kg"))
    }
    #expect(program("call", "strength.saveRoutine", #"{"name":"Empty"}"#).status != 0)
    #expect(program("call", "strength.saveRoutine", #"{"blocks":[{"exercise":"Plank"}]}"#).status != 0)
  }

  @Test func anOwnExerciseKeepsItsMuscles() {
    _ = called(
      "strength.saveExercise",
      #"{"name":"Sandbag","measure":"distance","primary":["quadriceps","glutes"],"secondary":["calves"],"restSeconds":60}"#
    )
    let told = called("strength.saveExercise", #"{"exercise":"own-1","name":"Sandbag Carry"}"#)
    for part in [#""distance""#, #"["quadriceps","glutes"]"#, #"["calves"]"#, #""restSeconds":60"#] {
      #expect(told.contains(part), "\(part): \(told)")
    }
    let page = called("screen.show", #"{"route":"recordbook://strength/own/own-1"}"#)
    #expect(page.contains(#""primary/1":"glutes""#), "its page names one alone: \(page)")
  }

  @Test func aBodyWeightIsRemovedByNameAlone() {
    _ = done("strength", "body-weight", "82.5kg")
    #expect(program("call", "strength.logBodyWeight", #"{"day":"2026-11-18"}"#).status != 0)
    #expect(done("strength", "body-weight").contains("82.5 kg"))
    #expect(program("strength", "body-weight", "82kg", "--remove").status != 0)
    #expect(done("strength", "body-weight", "--remove").contains("nothing"))
    #expect(!done("strength", "body-weight").contains("82.5 kg"))
  }

  // MARK: Running and support

  @Test func aGoalIsTakenAwayByNameAlone() {
    _ = done("run", "goal", "30 km")
    #expect(program("call", "running.setGoal", "{}").status != 0)
    #expect(called("running.setGoal", #"{"kilometres":30}"#).contains("30 km"))
    #expect(!called("running.setGoal", #"{"withoutGoal":true}"#).contains("km"))
    _ = done("run", "goal", "4 runs")
    #expect(done("run", "goal", "none").contains("Weekly goal"))
  }

  @Test func aPlanKeepsItsDayAndLength() {
    let made = done("support", "add", "Sunday", "--day", "2027-05-02", "--goal", "10")
    let id = made.split { $0 == " " || $0 == "\n" || $0 == ":" || $0 == "," }.first {
      $0.hasPrefix("p") && $0.count == 7
    }
    guard let id else {
      Issue.record("no plan in \(made)")
      return
    }
    let told = called("support.updatePlan", #"{"plan":"\#(id)","name":"Long run"}"#)
    #expect(told.contains("2027-05-02") && told.contains("10000000") && told.contains("Long run"), "\(told)")
    let open = called("support.updatePlan", #"{"plan":"\#(id)","withoutDay":true}"#)
    #expect(!open.contains("2027-05-02") && open.contains("10000000"), "\(open)")
  }

  // MARK: Prayer

  private func live() { _ = done("prayer", "place", "50.0875,14.4214", "--zone", "Europe/Prague", "--name", "Home") }

  /// Without a status, the prayer is recorded anew and only congregation stays; with one, its time does, too.
  @Test func aPrayerKeepsItsTimeAndCongregation() {
    live()
    _ = done("prayer", "log", "fajr", "--at", "06:10", "--congregation")
    let again = called("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-11-18","status":"on-time"}"#)
    #expect(
      again.contains("06:10") && again.contains(#""congregation":true"#) && !again.contains(#""change":"#), "\(again)")
    let combined = called(
      "prayer.logPrayer", #"{"prayer":"fajr","day":"2026-11-18","status":"on-time","congregation":false}"#)
    #expect(combined.contains("06:10") && combined.contains(#""congregation":false"#), "\(combined)")
    let earlier = called("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-11-18","at":"06:05","congregation":true}"#)
    #expect(earlier.contains("06:05") && earlier.contains("on-time"), "\(earlier)")
    let open = done("prayer", "log", "fajr", "--no-time")
    #expect(!open.contains("06:05"), "\(open)")
    let anew = called("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-11-18"}"#)
    #expect(anew.contains(#""status":"late""#) && anew.contains(#""congregation":true"#), "\(anew)")
    #expect(
      called("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-11-18","status":"missed"}"#).contains(
        #""congregation":false"#))
  }

  /// Half past one in Auckland is still the day before in UTC.
  @Test func wordsForDaysMeanDaysAtThePlace() {
    var program = program
    program.environment["TZ"] = "UTC"
    program.environment["RECORDBOOK_CLOCK"] = "2027-02-20T12:30:00Z"
    func output(_ words: String...) -> String { program.run(["--json"] + words).output }
    _ = output("prayer", "place", "-36.85,174.76", "--zone", "Pacific/Auckland")
    #expect(output("prayer", "fast", "--day", "today").contains("2027-02-21"))
    #expect(output("prayer", "times", "--day", "yesterday").contains("2027-02-20"))
    #expect(output("prayer", "travel", "--from", "today").contains("2027-02-21"))
  }

  @Test func aPlaceKeepsItsZoneAndName() {
    live()
    let named = called("prayer.setPlace", #"{"name":"Flat"}"#)
    #expect(named.contains("Flat") && named.contains("Europe/Prague"), "\(named)")
    #expect(done("prayer", "place", "--name", "Loft").contains("Loft"))
    #expect(done("prayer", "place", "Vienna", "--from", "2026-11-01").contains("Vienna"))
    #expect(called("prayer.listPlaces", "{}").contains(#""from":"2026-11-01T01:00:00+01:00""#), "midnight in UTC")
    _ = done("undo")
    let places = called("prayer.listPlaces", "{}")
    let coordinates = #"{"from":"2026-11-18T13:00:00+01:00","name":"Loft","latitude":50.0875,"longitude":14.4214"#
    #expect(places.contains(coordinates), "\(places)")
    let same = called("prayer.setPlace", #"{"latitude":50.0875,"longitude":14.4214,"zone":"Europe/Vienna"}"#)
    #expect(same.contains("Loft") && same.contains("Europe/Vienna"), "\(same)")
    let bare = called("prayer.setPlace", #"{"name":""}"#)
    #expect(!bare.contains("Loft") && bare.contains("Europe/Vienna"), "\(bare)")
  }

  @Test func aReminderKeepsItsPrayers() {
    live()
    _ = done("prayer", "remind", "before", "--minutes", "10", "--prayers", "fajr,isha", "--id", "wake")
    let later = called("prayer.setReminder", #"{"id":"wake","minutes":20}"#)
    #expect(later.contains(#"["fajr","isha"]"#) && later.contains("before") && later.contains("20"), "\(later)")
    let one = called("prayer.setReminder", #"{"id":"wake","prayers":["fajr"]}"#)
    #expect(one.contains(#"["fajr"]"#) && one.contains("20"), "\(one)")
    #expect(done("prayer", "remind", "--id", "wake", "--minutes", "5").hasPrefix("wake: "))
    #expect(program("prayer", "remind", "--id", "other").words.contains("before-end"))
  }

  @Test func aCalculationKeepsItsOtherChoices() {
    live()
    _ = called("prayer.setCalculation", #"{"school":"hanafi","adjust":{"fajr":2}}"#)
    let told = called("prayer.setCalculation", #"{"adjust":{"isha":3}}"#)
    #expect(told.contains("hanafi") && told.contains(#""fajr":2"#) && told.contains(#""isha":3"#), "\(told)")
    let method = done("prayer", "method", "malaysia")
    #expect(method.contains("\nThis method is made for Malaysia. For Home, compare it with a local timetable.\n"))
  }

  @Test func anEstimateEndsWithItsUndo() {
    #expect(
      done("prayer", "estimate-debt", "2010..2010").hasPrefix("The estimate would be 365 of each prayer; nothing"))
    #expect(
      done("prayer", "estimate-debt", "2010..2010", "--save")
        == "Estimate to make up: 365 of each prayer\nUndo it: \(program.offered("undo 1"))\n")
  }
}
