import KernelDomain

/// Formats dates for HTTP header fields (IMF-fixdate), such as `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  static func text(_ timestamp: Timestamp) -> String {
    let clock = CivilDateTime(timestamp)
    let weekday = weekdays[clock.day.weekday]
    let day = clock.day.day < 10 ? "0\(clock.day.day)" : "\(clock.day.day)"
    return "\(weekday), \(day) \(months[clock.day.month - 1]) \(clock.day.year) \(clock.time) GMT"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
