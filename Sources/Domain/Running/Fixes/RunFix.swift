package import KernelDomain

/// A fix: what a device recorded at one moment of a run.
package struct RunFix: Hashable, Sendable {
  package var time: Timestamp
  package var position: RunPosition?
  /// The radius of uncertainty that the device reports for the position, in millimetres; negative if the device has no
  /// valid position, nil if it reports no accuracy.
  package var accuracy: Int32?
  /// The elevation, in centimetres above sea level.
  package var elevation: Int32?
  /// The length that the device has counted since its counter started, in millimetres.
  package var odometer: Int64?
  /// The heart rate, in beats per minute.
  package var heartRate: Int16?
  /// Steps per minute of one foot only, which is how devices record cadence: half of all steps.
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

  /// The valid range of an odometer count, in millimetres: up to more than twice round the Earth.
  package static let odometers: ClosedRange<Int64> = 0...100_000_000_000

  /// Whether the fix holds any data about the run; a cadence alone is not enough.
  package var tellsAnything: Bool {
    position != nil || odometer != nil || elevation != nil || heartRate != nil
  }

  /// Fills in members that are nil from `other`, a fix of the same moment.
  package mutating func fill(from other: RunFix) {
    if position == nil { (position, accuracy) = (other.position, other.accuracy) }
    elevation = elevation ?? other.elevation
    odometer = odometer ?? other.odometer
    heartRate = heartRate ?? other.heartRate
    cadence = cadence ?? other.cadence
  }
}
