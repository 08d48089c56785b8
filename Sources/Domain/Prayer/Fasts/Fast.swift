package import KernelDomain

/// What the user recorded about the fast of one day.
package struct FastEntry: Hashable, Sendable {
  package let status: FastStatus
  /// Whether the fast was to make up an owed one.
  package let isMakeUp: Bool
  /// Private, as the reason of an excuse; nil if the user gave none.
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

/// What a fast counts as. It depends on the user's calendar, so that it is not stored.
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
  /// A day of Ramadan makes up no other, and only a day that was fasted makes up one.
  case ramadan(CivilDay)
  case nothingOwed
}
