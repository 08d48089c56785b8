package import KernelDomain

/// What a device recorded at one moment of a run.
package struct RunFix: Hashable, Sendable {
  package var time: Timestamp
  package var position: RunPosition?
  /// The radius within which the device believes the position to be right, in millimetres; negative if it has no
  /// position. Nil if it does not say.
  package var accuracy: Int32?
  /// In centimetres above sea level.
  package var elevation: Int32?
  /// The device's count of length since it began to count, in millimetres.
  package var odometer: Int64?
  /// In beats per minute.
  package var heartRate: Int16?
  /// In steps of one foot per minute, as devices record it.
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

  /// The range of an odometer, in millimetres: up to more than twice round the Earth.
  package static let odometers: ClosedRange<Int64> = 0...100_000_000_000

  /// Whether it says anything about the run; a cadence alone does not.
  package var tellsAnything: Bool {
    position != nil || odometer != nil || elevation != nil || heartRate != nil
  }

  /// Fills in members that are nil from another fix of the same moment.
  package mutating func fill(from other: RunFix) {
    if position == nil { (position, accuracy) = (other.position, other.accuracy) }
    elevation = elevation ?? other.elevation
    odometer = odometer ?? other.odometer
    heartRate = heartRate ?? other.heartRate
    cadence = cadence ?? other.cadence
  }
}
