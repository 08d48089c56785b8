import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain

/// Adds two months of prayers in Prague to the demonstration. It calls the same use cases that a user's commands call.
enum PrayerSample {
  static func fill(_ session: Session) throws(CommandError) {
    let place = SetPlace.Input(PlaceInput(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague", name: "Prague"))
    _ = try session.call(SetPlace.self, place)
    let today = try session.call(ShowToday.self, NoInput())
    let days = (1...60).map { CivilDay(daysSinceEpoch: today.day.daysSinceEpoch - $0) }
    for day in days {
      for prayer in Prayer.allCases {
        guard let status = status(of: prayer, on: day) else { continue }
        let isTogether = prayer == .dhuhr && day.isFriday
        let input = LogPrayer.Input(prayer: prayer, day: day, status: status, congregation: isTogether)
        _ = try session.call(LogPrayer.self, input)
      }
    }
    for prayer in today.prayers where prayer.state == .notRecorded {
      let input = LogPrayer.Input(prayer: prayer.prayer, day: prayer.day, status: .onTime)
      _ = try session.call(LogPrayer.self, input)
    }
    _ = try session.call(SetReminder.self, SetReminder.Input(when: .before, minutes: 10))
  }

  /// Returns the status to record for a prayer. Nil for about one prayer in fifteen, which remains unrecorded.
  private static func status(of prayer: Prayer, on day: CivilDay) -> PrayerStatus? {
    switch (day.daysSinceEpoch * 7 + prayer.index * 11) % 30 {
    case 0, 1: nil
    case 2...5: .late
    case 6: .madeUp
    case 7: .missed
    default: .onTime
    }
  }
}
