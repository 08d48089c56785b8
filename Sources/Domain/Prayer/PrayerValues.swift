/// A value for each of the five daily prayers.
package struct PrayerValues<Value> {
  package var fajr: Value
  package var dhuhr: Value
  package var asr: Value
  package var maghrib: Value
  package var isha: Value

  /// Creates an instance in which all prayers have the same value.
  package init(_ value: Value) {
    (fajr, dhuhr, asr, maghrib, isha) = (value, value, value, value, value)
  }

  package init(_ value: (Prayer) -> Value) {
    (fajr, dhuhr, asr, maghrib, isha) = (value(.fajr), value(.dhuhr), value(.asr), value(.maghrib), value(.isha))
  }

  package subscript(prayer: Prayer) -> Value {
    get {
      switch prayer {
      case .fajr: fajr
      case .dhuhr: dhuhr
      case .asr: asr
      case .maghrib: maghrib
      case .isha: isha
      }
    }
    set {
      switch prayer {
      case .fajr: fajr = newValue
      case .dhuhr: dhuhr = newValue
      case .asr: asr = newValue
      case .maghrib: maghrib = newValue
      case .isha: isha = newValue
      }
    }
  }

  /// The five values, in the order of `Prayer.allCases`.
  package var all: [Value] { [fajr, dhuhr, asr, maghrib, isha] }
}

extension PrayerValues: Equatable where Value: Equatable {}
extension PrayerValues: Hashable where Value: Hashable {}
extension PrayerValues: Sendable where Value: Sendable {}
/// In JSON, the values are represented by an object whose keys are the names of the prayers.
extension PrayerValues: Codable where Value: Codable {}

extension PrayerValues<Int> {
  package var total: Int { all.reduce(0, +) }
}
