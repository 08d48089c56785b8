/// A value for each event in a day's table of prayer times: the beginnings of the five prayers, and sunrise.
package struct EventValues<Value> {
  package var fajr: Value
  package var sunrise: Value
  package var dhuhr: Value
  package var asr: Value
  package var maghrib: Value
  package var isha: Value

  package init(fajr: Value, sunrise: Value, dhuhr: Value, asr: Value, maghrib: Value, isha: Value) {
    self.fajr = fajr
    self.sunrise = sunrise
    self.dhuhr = dhuhr
    self.asr = asr
    self.maghrib = maghrib
    self.isha = isha
  }

  /// Creates an instance in which all events have the same value.
  package init(_ value: Value) {
    self.init(fajr: value, sunrise: value, dhuhr: value, asr: value, maghrib: value, isha: value)
  }

  package subscript(event: PrayerEvent) -> Value {
    get {
      switch event {
      case .fajr: fajr
      case .sunrise: sunrise
      case .dhuhr: dhuhr
      case .asr: asr
      case .maghrib: maghrib
      case .isha: isha
      }
    }
    set {
      switch event {
      case .fajr: fajr = newValue
      case .sunrise: sunrise = newValue
      case .dhuhr: dhuhr = newValue
      case .asr: asr = newValue
      case .maghrib: maghrib = newValue
      case .isha: isha = newValue
      }
    }
  }
}

extension EventValues: Equatable where Value: Equatable {}
extension EventValues: Hashable where Value: Hashable {}
extension EventValues: Sendable where Value: Sendable {}
