import KernelDomain

/// A date as Apple Health writes it: whole seconds, with the clock's offset.
struct AppleDate: CustomStringConvertible {
  private var local: Timestamp
  private let offset: String

  /// `2025-05-02 16:35:00 +0200`.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let local = Timestamp("\(parts[0])T\(parts[1])Z") else { return nil }
    self.local = local
    self.offset = String(parts[2])
  }

  func plus(_ milliseconds: Int) -> AppleDate {
    var moment = self
    moment.local = local + Int64(milliseconds)
    return moment
  }

  var description: String {
    let clock = CivilDateTime(local)
    return "\(clock.day) \(clock.time) \(offset)"
  }
}
