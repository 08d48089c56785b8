import KernelDomain
import RunningDomain

/// 2025-06-15T15:06:40Z.
let start = Timestamp(seconds: 1_750_000_000)

/// An instant of the runs tried here.
/// - Parameter milliseconds: from their start.
func at(_ milliseconds: Int64) -> Timestamp { start + milliseconds }

/// A place so far to the north, about 1.1 cm a unit.
func north(_ units: Int64, longitude: Int64 = 144_000_000) -> RunPosition? {
  RunPosition(latitude: 500_000_000 + units, longitude: longitude)
}

/// A fix of an odometer.
func counted(_ milliseconds: Int64, _ millimetres: Int64) -> RunFix {
  RunFix(time: at(milliseconds), odometer: millimetres)
}

/// A fix of a position.
func placed(_ milliseconds: Int64, _ units: Int64, accuracy: Int32? = nil) -> RunFix {
  RunFix(time: at(milliseconds), position: north(units), accuracy: accuracy)
}

/// Millimetres of the straight line between two places.
func line(_ from: Int64, _ to: Int64) -> Int64 {
  var meter = RunMeter(start: start, source: .positions)
  meter.add([placed(0, from), placed(86_400_000, to)])
  return meter.length
}

extension RecordedRun {
  static func of(_ fixes: [RunFix], source: String = "Watch") -> RecordedRun {
    var recorded = RecordedRun(source: source)
    recorded.fixes = fixes
    return recorded
  }

  /// The run, and what the rules make of it.
  func run() throws -> Run { try ordered().run }
  func measured() throws -> MeasuredRun { MeasuredRun(try ordered().run) }
}

extension RunMeter {
  /// A meter that has measured these fixes of an odometer or of positions.
  static func of(
    _ fixes: [RunFix], _ source: LengthSource, pauses: [RunPause] = [], infersPauses: Bool = false
  ) -> RunMeter {
    var meter = RunMeter(start: start, source: source, infersPauses: infersPauses, pauses: pauses)
    meter.add(fixes)
    return meter
  }
}

/// Runs that hold everything the rules know of, all else by chance.
struct RandomRun {
  private var generator: any RandomNumberGenerator
  private(set) var fixes: [RunFix] = []
  private(set) var pauses: [RunPause] = []

  /// - Parameter scale: seconds from fix to fix, about.
  init(_ count: Int, scale: Int = 1, using generator: any RandomNumberGenerator) {
    self.generator = generator
    var (time, place, odometer): (Int64, Int64, Int64) = (0, 0, 0)
    var speed: Int64 = 3
    for _ in 0..<count {
      let roll = number(0...99)
      let step = roll < 3 ? number(20...90) * 1_000 : number(1...3) * 1_000 * Int64(scale)
      if roll < 6 { speed = [0, 0, 3, 4, 14][Int(number(0...4))] }
      if roll == 50 { place += number(-90_000...90_000) }
      let before = time
      time += step
      let moved = speed * step / 1_000 * number(80...120) / 100
      place += moved * 90
      odometer = roll == 51 ? 0 : odometer + moved * 1_000
      if roll < 2 { pauses.append(RunPause(start: at(before + 1), end: at(time - number(0...500)), source: .timer)) }
      let spike = roll == 52 ? number(-30_000...30_000) : 0
      fixes.append(
        RunFix(
          time: at(time), position: roll == 53 ? nil : north(place + spike), accuracy: roll == 54 ? 60_000 : 5_000,
          elevation: Int32(20_000 + number(-300...300)), odometer: roll == 55 ? nil : odometer))
    }
  }

  private mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &generator)
  }
}
