import KernelApplication
import KernelDomain
import RunningApplication

/// Creates fixes from NMEA 0183 sentences. RMC sentences contain the date, time and position; GGA sentences contain the
/// elevation and precision. The two sentences of one moment make up one fix. A fix is complete when both have arrived,
/// or when the next moment begins.
struct NMEASentences {
  private var moment: Moment?
  /// The day and the time of day in the last RMC sentence. The time is in milliseconds since midnight.
  private var dated: (day: CivilDay, time: Int64)?
  /// The time of day of the most recent complete fix, in milliseconds since midnight. It prevents a further sentence of
  /// the same moment from creating the fix again.
  private var lastTime: Int64?

  private struct Moment {
    let time: Int64
    var day: CivilDay?
    var lat: Double?
    var lon: Double?
    var elevation: Double?
    var accuracy: Double?
    var hasRMC = false
    var hasGGA = false
  }

  /// Reads a sentence, and returns the fixes that it completes.
  /// - Parameter line: a line that begins with `$`.
  mutating func read(_ line: ArraySlice<UInt8>) -> FixLine {
    do throws(NMEAProblem) {
      let sentence = try NMEASentence(line)
      switch sentence.kind {
      case "RMC": return .fixes(try takeRMC(sentence))
      case "GGA": return .fixes(try takeGGA(sentence))
      default: return .fixes([])
      }
    } catch {
      return .bad(.running(error.message))
    }
  }

  mutating func finish() -> [LiveFixInput] {
    defer { moment = nil }
    return fix.map { [$0] } ?? []
  }

  /// Reads an RMC sentence such as `064500.00,A,5005.25066,N,01425.28268,E,5.8,10.0,030526,,,A`.
  private mutating func takeRMC(_ sentence: NMEASentence) throws(NMEAProblem) -> [LiveFixInput] {
    guard sentence.fields.count >= 10 else { throw .fields(sentence.kind) }
    guard let time = try sentence.timeOfDay(1), let day = try sentence.day(9) else { return [] }
    dated = (day, time)
    guard sentence[2] == "A", let lat = try sentence.degrees(3, most: 90), let lon = try sentence.degrees(5, most: 180)
    else { return [] }
    return take(time) { moment in
      (moment.day, moment.hasRMC) = (day, true)
      (moment.lat, moment.lon) = (moment.lat ?? lat, moment.lon ?? lon)
    }
  }

  /// Reads a GGA sentence such as `064500.00,5005.25066,N,01425.28268,E,1,08,0.9,235.4,M,45.1,M,,`.
  private mutating func takeGGA(_ sentence: NMEASentence) throws(NMEAProblem) -> [LiveFixInput] {
    guard sentence.fields.count >= 10 else { throw .fields(sentence.kind) }
    guard let time = try sentence.timeOfDay(1), let quality = try sentence.number(6), quality != 0,
      let lat = try sentence.degrees(2, most: 90), let lon = try sentence.degrees(4, most: 180)
    else { return [] }
    let (dilution, elevation) = (try sentence.number(8), try sentence.number(9))
    return take(time) { moment in
      moment.hasGGA = true
      (moment.lat, moment.lon) = (lat, lon)
      moment.elevation = elevation
      moment.accuracy = dilution.map { $0 * NMEASentences.metresOfDilution }
    }
  }

  /// The estimated error in metres for each unit of dilution of precision, a number that states how much the positions
  /// of the satellites enlarge the error. This is a rule of thumb, because manufacturers do not state the value.
  private static let metresOfDilution = 5.0

  private mutating func take(_ time: Int64, _ body: (inout Moment) -> Void) -> [LiveFixInput] {
    var fixes: [LiveFixInput] = []
    if let moment, moment.time != time { fixes = finish() }
    if lastTime == time, moment == nil { return fixes }
    var now = moment ?? Moment(time: time)
    body(&now)
    moment = now
    lastTime = nil
    if now.hasRMC, now.hasGGA {
      fixes += finish()
      lastTime = time
    }
    return fixes
  }

  /// The fix of the moment whose sentences are being read; nil if its position is unknown, or if no date has been
  /// received yet.
  private var fix: LiveFixInput? {
    guard let moment, let lat = moment.lat, let lon = moment.lon else { return nil }
    guard let day = moment.day ?? day(at: moment.time) else { return nil }
    let midnight = Timestamp(seconds: Int64(day.daysSinceEpoch) * 86_400)
    return LiveFixInput(
      time: midnight + moment.time, lat: lat, lon: lon, accuracy: moment.accuracy, elevation: moment.elevation)
  }

  /// Returns the day to which a time of day belongs: the day in the last RMC sentence, or the next day if midnight has
  /// passed since.
  private func day(at time: Int64) -> CivilDay? {
    guard let dated else { return nil }
    let isNext = dated.time - time > 43_200_000
    return isNext ? CivilDay(daysSinceEpoch: dated.day.daysSinceEpoch + 1) : dated.day
  }
}
