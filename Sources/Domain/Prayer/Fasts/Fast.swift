package import KernelDomain

/// The user's record of the fast on one day.
package struct FastEntry: Hashable, Sendable {
  package let status: FastStatus
  /// Whether this fast makes up for another fast that was owed.
  package let isMakeUp: Bool
  /// The reason why the user did not fast on this day; nil if the user stated none. It is private, like the reason for
  /// an excuse.
  package let reason: FastReason?

  package init(_ status: FastStatus, isMakeUp: Bool = false, reason: FastReason? = nil) {
    self.status = status
    self.isMakeUp = isMakeUp
    self.reason = reason
  }
}

package enum FastStatus: String, CaseIterable, Hashable, Sendable, Codable {
  case fasted
  /// The user has to make up the fast on another day.
  case owed
  /// The user does not owe the fast, because of age or a lasting illness. The user gives a meal instead.
  case exempt
}

/// The reason why the user did not fast on a day of Ramadan.
package enum FastReason: String, CaseIterable, Hashable, Sendable, Codable {
  case menses, postnatal, illness, travel, pregnancy, nursing, age, other
}

/// What a fast counts as. It is not stored, because it depends on the Hijri calendar, which the user may adjust.
package enum FastKind: String, CaseIterable, Hashable, Sendable, Codable {
  case ramadan
  case madeUp = "made-up"
  case voluntary
}

/// The reason why a fast cannot be recorded.
package enum FastError: Error, Hashable, Sendable {
  case inFuture(CivilDay)
  /// The fast cannot be recorded as owed or exempt, since the day is not in Ramadan.
  case notRamadan(CivilDay)
  /// The fast cannot make up for another one, since the day is in Ramadan, or since the user did not fast on that day.
  case ramadan(CivilDay)
  case nothingOwed
}
