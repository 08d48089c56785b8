package import KernelDomain

/// What the user recorded about the fast of one day.
package struct FastEntry: Hashable, Sendable {
  package let status: FastStatus
  /// Whether the user fasted to make up a fast that was owed.
  package let isMakeUp: Bool
  /// The reason why the day was not fasted; nil if the user gave none. It is private, like the reason of an excuse.
  package let reason: FastReason?

  package init(_ status: FastStatus, isMakeUp: Bool = false, reason: FastReason? = nil) {
    self.status = status
    self.isMakeUp = isMakeUp
    self.reason = reason
  }
}

package enum FastStatus: String, CaseIterable, Hashable, Sendable, Codable {
  case fasted
  /// The fast is to be made up on another day.
  case owed
  /// The fast is not owed, because of age or lasting illness: a meal is given instead.
  case exempt
}

/// Why a day of Ramadan was not fasted.
package enum FastReason: String, CaseIterable, Hashable, Sendable, Codable {
  case menses, postnatal, illness, travel, pregnancy, nursing, age, other
}

/// What a fast counts as. This depends on the Hijri calendar, which the user may adjust, so it is not stored.
package enum FastKind: String, CaseIterable, Hashable, Sendable, Codable {
  case ramadan
  case madeUp = "made-up"
  case voluntary
}

/// Why a fast cannot be recorded.
package enum FastError: Error, Hashable, Sendable {
  case inFuture(CivilDay)
  /// Only days of Ramadan can be owed or exempt.
  case notRamadan(CivilDay)
  /// The fast cannot make up another one: the day is in Ramadan, or it was not fasted.
  case ramadan(CivilDay)
  case nothingOwed
}
