import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain

/// Collects what an Apple Health export contains about running: the runs and walks, the heart rates, and the distances
/// that a device measured between two moments. Other activities are only counted, so that the import can report them.
struct AppleRunExtract: ~Copyable {
  static let interests = [
    XMLInterest("Record", where: "type", isOneOf: [distanceType]),
    XMLInterest("Workout"),
  ]
  /// The elements with heart rates, which are by far the most frequent in an export. They are read only if the settings
  /// say to store heart rates.
  static let heartRates = XMLInterest("Record", where: "type", isOneOf: [heartRateType])
  private static let heartRateType: StaticString = "HKQuantityTypeIdentifierHeartRate"
  private static let multisport: StaticString = "HKWorkoutActivityTypeSwimBikeRun"
  private static let distanceType: StaticString = "HKQuantityTypeIdentifierDistanceWalkingRunning"
  private static let energyType: StaticString = "HKQuantityTypeIdentifierActiveEnergyBurned"

  private(set) var runs: [AppleRun] = []
  private(set) var others: [AppleOtherActivity] = []
  private(set) var steps = AppleSteps()
  private(set) var hearts = AppleHeartRates()
  /// The number of runs whose start or end cannot be parsed.
  private(set) var unreadableRuns = 0
  private var dates = AppleDateReader()
  private var sources = AppleSources()
  /// The run that is being read; nil outside of runs.
  private var run: AppleRun?
  /// The workout of several sports that is being read; nil outside of such workouts.
  private var multisport: AppleMultisportRun?

  init() {}

  /// Appends what was collected from the next chunk. Sources are renumbered as if a single scan had read both chunks.
  mutating func append(_ next: consuming AppleRunExtract) {
    let numbers = sources.numbers(of: next.sources)
    func renumbered(_ run: AppleRun) -> AppleRun {
      var run = run
      run.sourceNumber = numbers[Int(run.sourceNumber)]
      return run
    }
    runs += next.runs.map(renumbered)
    run = next.run.map(renumbered)
    multisport = next.multisport.map { next in
      var multisport = next
      multisport.whole = renumbered(next.whole)
      multisport.legs = next.legs.map(renumbered)
      return multisport
    }
    others += next.others
    steps.append(next.steps, numbers)
    hearts.append(next.hearts, numbers)
    unreadableRuns += next.unreadableRuns
  }

  /// Sorts the distances. Call this once everything has been read.
  mutating func sort() {
    steps.sort()
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    switch element.depth {
    case 0: return try begin(element)
    case 1: return try multisport == nil ? add(element) : addToMultisport(element)
    case 2:
      guard multisport?.isInLeg == true else {
        try addToRoute(element)
        return false
      }
      return try add(element)
    case 3: try addToRoute(element)
    default: break
    }
    return false
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    if element.depth == 1 { multisport?.isInLeg = false }
    guard element.depth == 0 else { return }
    if let run { runs.append(run) }
    if let multisport { runs += multisport.runs }
    self.run = nil
    self.multisport = nil
  }

  private mutating func begin(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.name.equals("Record") {
      if try element.has("type", AppleRunExtract.heartRateType) {
        try addHeartRate(element)
      } else if try element.has("type", AppleRunExtract.distanceType) {
        try addStep(element)
      }
      return false
    }
    guard element.name.equals("Workout"), let type = try element.value("workoutActivityType") else { return false }
    if type.equals(AppleRunExtract.multisport) {
      multisport = try run(element, nil).map { AppleMultisportRun(whole: $0) }
      return multisport != nil
    }
    run = try ours(element, StatedSport(healthKit: type.text))
    return run != nil
  }

  /// Reads a workout, or a leg of one, if it is a run, a walk, or of a sport that the export does not name. Returns nil
  /// for any other sport, and adds the workout to the other activities unless it is a swim.
  /// - Parameter whole: the workout of which the element is a leg; nil if it is not a leg.
  private mutating func ours(
    _ element: XMLElement, _ sport: StatedSport?, in whole: AppleRun? = nil
  ) throws(FormatProblem) -> AppleRun? {
    guard let known = sport, !known.isRun else {
      let run = try run(element, sport, in: whole)
      unreadableRuns += run == nil ? 1 : 0
      return run
    }
    if known.isSwim { return nil }
    if known.isWalk, let walk = try run(element, known, in: whole) { return walk }
    others.append(AppleOtherActivity(sport: known, start: try date("startDate", of: element)?.instant))
    return nil
  }

  /// Adds an element that is directly within a workout of several sports.
  private mutating func addToMultisport(_ element: XMLElement) throws(FormatProblem) -> Bool {
    guard element.name.equals("WorkoutActivity") else { return try add(element) }
    guard let type = try element.value("workoutActivityType"), let whole = multisport?.whole,
      var leg = try ours(element, StatedSport(healthKit: type.text), in: whole)
    else { return false }
    leg.isLeg = true
    multisport?.legs.append(leg)
    multisport?.isInLeg = true
    return true
  }

  /// Changes the run, the leg or the workout of several sports that is being read.
  private mutating func change(_ body: (inout AppleRun) -> Void) {
    if self.run != nil { body(&self.run!) } else { multisport?.change(body) }
  }

  /// Adds a distance that a device measured between two moments. Reads the attributes in the order in which exports
  /// contain them, which is fastest.
  private mutating func addStep(_ element: XMLElement) throws(FormatProblem) {
    let source = try element.value("sourceName").map { sources.number(of: $0) } ?? 0
    let unit = try element.value("unit")
    guard let start = try date("startDate", of: element), let end = try date("endDate", of: element),
      end.instant >= start.instant,
      let first = UInt32(exactly: start.instant.seconds), let last = UInt32(exactly: end.instant.seconds),
      let length = try element.millimetres("value", unit: unit).flatMap({ UInt32(exactly: $0) })
    else { return }
    steps.append(AppleStep(start: first, end: last, length: length), of: source)
  }

  /// Adds a heart rate. Ignores an element that cannot be parsed.
  private mutating func addHeartRate(_ element: XMLElement) throws(FormatProblem) {
    let source = try element.value("sourceName").map { sources.number(of: $0) } ?? 0
    guard let start = try date("startDate", of: element),
      let rate = try element.value("value").flatMap({ Decimal($0) })?.rounded()
    else { return }
    hearts.append(start.instant, rate: rate, of: source)
  }

  /// Reads a run from its XML element; nil if its start or end is missing or cannot be parsed.
  /// - Parameter whole: the workout of which the run is a leg; nil if it is not a leg.
  private mutating func run(
    _ element: XMLElement, _ sport: StatedSport?, in whole: AppleRun? = nil
  ) throws(FormatProblem) -> AppleRun? {
    guard let start = try date("startDate", of: element), let end = try date("endDate", of: element),
      end.instant >= start.instant
    else { return nil }
    let source: String
    let number: UInt16
    if let whole {
      source = whole.source
      number = whole.sourceNumber
    } else {
      source = try element.string("sourceName") ?? ""
      number = sources.number(of: source)
    }
    var run = AppleRun(source: source, sourceNumber: number, start: start, end: end.instant, sport: sport)
    run.duration = try element.duration()
    run.length = try element.length("totalDistance", unit: "totalDistanceUnit")
    run.calories = try element.kilocalories("totalEnergyBurned", unit: "totalEnergyBurnedUnit")
    return run
  }

  private mutating func add(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.name.equals("WorkoutRoute") { return true }
    if element.name.equals("WorkoutEvent") {
      try addEvent(element)
    } else if element.name.equals("MetadataEntry"), try element.has("key", "HKTimeZone") {
      let zone = try element.string("value")
      change { $0.timeZone = zone }
    } else if element.name.equals("WorkoutStatistics") {
      if try element.has("type", AppleRunExtract.distanceType) {
        let length = try element.length("sum", unit: "unit")
        change { $0.length = length }
      } else if try element.has("type", AppleRunExtract.energyType) {
        let calories = try element.kilocalories("sum", unit: "unit")
        change { $0.calories = calories }
      }
    }
    return false
  }

  private mutating func addEvent(_ element: XMLElement) throws(FormatProblem) {
    guard let type = try element.value("type") else { return }
    let isPause = type.equals("HKWorkoutEventTypePause") || type.equals("HKWorkoutEventTypeMotionPaused")
    let isResume = type.equals("HKWorkoutEventTypeResume") || type.equals("HKWorkoutEventTypeMotionResumed")
    guard isPause || isResume, let date = try date("date", of: element) else { return }
    change { $0.events.append(TimerEvent(time: date.instant, isStart: isResume)) }
  }

  private mutating func addToRoute(_ element: XMLElement) throws(FormatProblem) {
    if element.name.equals("FileReference") {
      if let path = try element.string("path") { change { $0.routes.append(path) } }
      return
    }
    guard element.name.equals("Location"), let date = try date("date", of: element) else { return }
    var fix = RunFix(time: date.instant)
    if let latitude = try element.value("latitude")?.degrees, let longitude = try element.value("longitude")?.degrees {
      fix.position = RunPosition(latitude: latitude, longitude: longitude)
    }
    fix.elevation = try element.value("altitude")?.centimetres
    fix.accuracy = try element.value("horizontalAccuracy")?.millimetres
    change { $0.locations.append(fix) }
  }

  private mutating func date(_ name: StaticString, of element: XMLElement) throws(FormatProblem) -> AppleDate? {
    try element.value(name).flatMap { dates.read($0) }
  }
}

extension XMLElement {
  /// Returns, in kilocalories, the energy in the attribute `name`, whose unit is in the attribute `unit`. Nil if either
  /// attribute is missing or invalid.
  fileprivate func kilocalories(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }), let unit = try value(unit) else { return nil }
    if unit.equals("kcal") || unit.equals("Cal") { return number.rounded() }
    // A kilocalorie is 4.184 kJ.
    return unit.equals("kJ") ? number.rounded(times: 1_000).map { ($0 + 2_092) / 4_184 } : nil
  }

  /// Returns, in centimetres, the distance of a run in the attribute `name`, whose unit is in the attribute `unit`. Nil
  /// if the distance is missing or invalid.
  fileprivate func length(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    try centimetres(name, unit: unit).flatMap { RunFix.odometers.contains($0) ? $0 : nil }
  }

  /// Returns, in millimetres, the distance in the attribute `name`; nil if it is missing or invalid. Phones measure a
  /// few metres at a time, but state these distances in kilometres with many digits.
  /// - Parameter unit: the text of the unit, such as `km`.
  fileprivate func millimetres(
    _ name: StaticString, unit: UnsafeRawBufferPointer?
  ) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }), let unit else { return nil }
    if unit.equals("km") { return number.rounded(times: 1_000_000) }
    if unit.equals("mi") { return number.rounded(times: 1_609_344) }
    if unit.equals("m") { return number.rounded(times: 1_000) }
    return AppleQuantity.centimetres(number, unit: unit).map { $0 * 10 }
  }
}
