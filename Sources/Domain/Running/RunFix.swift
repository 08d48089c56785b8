package import KernelDomain

/// What a device noted at one moment of a run.
package struct RunFix: Hashable, Sendable {
  package var time: Timestamp
  package var position: RunPosition?
  /// Millimetres around the position in which the device believes itself to be; negative where it knows none.
  package var accuracy: Int32?
  /// Centimetres above sea level.
  package var elevation: Int32?
  /// The device's own count of the length so far, in millimetres.
  package var odometer: Int64?
  /// Beats a minute.
  package var heartRate: Int16?
  /// Steps a minute of one foot, as devices write it.
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

  /// What an odometer may count, in millimetres: more than twice round the earth is no run.
  package static let odometers: ClosedRange<Int64> = 0...100_000_000_000

  /// Whether it tells anything of the run; a cadence alone does not.
  package var tellsAnything: Bool {
    position != nil || odometer != nil || elevation != nil || heartRate != nil
  }

  /// Takes over what it lacks from another of the same moment.
  package mutating func fill(from other: RunFix) {
    if position == nil { (position, accuracy) = (other.position, other.accuracy) }
    elevation = elevation ?? other.elevation
    odometer = odometer ?? other.odometer
    heartRate = heartRate ?? other.heartRate
    cadence = cadence ?? other.cadence
  }
}
