import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthStrings {
  /// Returns a text that says that a workout is still running although the user has done nothing in it for four hours.
  func stillRuns(_ active: ActiveWorkoutView) -> String {
    language.stillRuns(
      from: active.start, last: active.offersFinishAt, offset: active.utcOffsetSeconds, daysAgo: active.startDaysAgo)
      + "."
  }
}

extension Language {
  /// Returns a sentence, without its full stop, that says that a workout is still running although the user has done
  /// nothing in it for four hours.
  /// - Parameters:
  ///   - last: when the last set was logged; nil if no set was logged.
  ///   - offset: the UTC offset of the user's clock, in seconds.
  ///   - daysAgo: how many days ago the workout started.
  func stillRuns(from start: Timestamp, last: Timestamp?, offset: Int, daysAgo: Int) -> String {
    let wall = CivilDateTime(start, offset: offset)
    let (time, sets) = (clock(wall.time), last.map { clock(CivilDateTime($0, offset: offset).time) })
    let day = date(wall.day)
    let cs =
      switch daysAgo {
      case 0: "Dnešní trénink \(outOf(text: time))"
      case 1: "Včerejší trénink \(outOf(text: time))"
      default: "Trénink \(ofDay(day)), \(time),"
      }
    let en =
      switch daysAgo {
      case 0: "The workout of today"
      case 1: "The workout of yesterday"
      default: "The workout of \(day)"
      }
    return say(
      cs: "\(cs) stále běží (\(sets.map { "poslední série \($0)" } ?? "zatím bez série"))",
      en: "\(en), \(time), still runs (\(sets.map { "last set \($0)" } ?? "no set yet"))")
  }
}
