import KernelDomain

/// A prayer's entry without its time, in one byte. The byte is the number of the status (1 to 5), plus 8 if prayed in
/// congregation, plus 16 if combined with another prayer, plus 32 if shortened. For Jumu'ah, which is never shortened
/// and always in congregation, it is the number of the status plus 64, plus 8 if combined. 0 means that there is no
/// entry.
package struct PrayerMark: Hashable, Sendable {
  package let byte: UInt8

  package static let none = PrayerMark(unchecked: 0)
  /// One more than the greatest byte of any mark, which is the size of an array that is indexed by these bytes.
  static let count = 80

  private static let inCongregation: UInt8 = 8
  private static let combined: UInt8 = 16
  private static let shortened: UInt8 = 32
  private static let jumuah: UInt8 = 64
  private static let combinedJumuah: UInt8 = 8

  private init(unchecked byte: UInt8) { self.byte = byte }

  /// Creates a mark from a stored byte; nil if the byte does not represent a valid mark.
  package init?(byte: UInt8) {
    self.init(unchecked: byte)
    if byte != 0, byte >= PrayerMark.count || status == nil { return nil }
  }

  package init(_ entry: PrayerEntry?) {
    guard let entry else {
      self = .none
      return
    }
    if entry.isJumuah {
      byte = entry.status.number | PrayerMark.jumuah | (entry.isCombined ? PrayerMark.combinedJumuah : 0)
    } else {
      byte =
        entry.status.number | (entry.inCongregation ? PrayerMark.inCongregation : 0)
        | (entry.isCombined ? PrayerMark.combined : 0) | (entry.isShortened ? PrayerMark.shortened : 0)
    }
  }

  package var status: PrayerStatus? {
    switch byte & 7 {
    case 1: .onTime
    case 2: .late
    case 3: .madeUp
    case 4: .missed
    case 5: .excused
    default: nil
    }
  }

  package var isJumuah: Bool { byte & PrayerMark.jumuah != 0 }
  package var inCongregation: Bool { isJumuah || byte & PrayerMark.inCongregation != 0 }
  package var isCombined: Bool { byte & (isJumuah ? PrayerMark.combinedJumuah : PrayerMark.combined) != 0 }
  package var isShortened: Bool { !isJumuah && byte & PrayerMark.shortened != 0 }

  func entry(at instant: Timestamp?) -> PrayerEntry? {
    status.map {
      PrayerEntry(
        $0, at: instant, inCongregation: inCongregation, isCombined: isCombined, isShortened: isShortened,
        isJumuah: isJumuah)
    }
  }
}

extension PrayerStatus {
  fileprivate var number: UInt8 {
    switch self {
    case .onTime: 1
    case .late: 2
    case .madeUp: 3
    case .missed: 4
    case .excused: 5
    }
  }
}
