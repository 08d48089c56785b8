package import KernelDomain

/// A fix: the data that a device recorded at one moment of a run.
package struct RunFix: Hashable, Sendable {
  package var time: Timestamp
  package var position: RunPosition?
  /// The accuracy of the position as reported by the device: its radius of uncertainty, in millimetres. Negative if the
  /// device marks the position as invalid; nil if it reports no accuracy.
  package var accuracy: Int32?
  /// The elevation, in centimetres above sea level.
  package var elevation: Int32?
  /// The distance that the device has counted since its counter was started, in millimetres.
  package var odometer: Int64?
  /// The heart rate, in beats per minute.
  package var heartRate: Int16?
  /// The cadence as devices record it: the number of steps taken with one foot per minute, which is half of all steps.
  package var cadence: Int16?

  package init(
    time: Timestamp, position: RunPosition? = nil, accuracy: Int32? = nil, elevation: Int32? = nil,
    odometer: Int64? = nil, heartRate: Int16? = nil, cadence: Int16? = nil
  ) {
    self.time = time
    self.position = position
    self.accuracy = accuracy
    self.elevation = elevation
    self.odometer = odometer
    self.heartRate = heartRate
    self.cadence = cadence
  }

  /// The valid values of the odometer, in millimetres: up to 100,000 km.
  package static let odometers: ClosedRange<Int64> = 0...100_000_000_000

  /// Whether the fix contains data from which the run can be measured: a position, odometer count, elevation or heart
  /// rate. Cadence alone is not enough.
  package var tellsAnything: Bool {
    position != nil || odometer != nil || elevation != nil || heartRate != nil
  }

  /// Fills in missing values from `other`, a fix with the same time.
  package mutating func fill(from other: RunFix) {
    if position == nil { (position, accuracy) = (other.position, other.accuracy) }
    elevation = elevation ?? other.elevation
    odometer = odometer ?? other.odometer
    heartRate = heartRate ?? other.heartRate
    cadence = cadence ?? other.cadence
  }
}
