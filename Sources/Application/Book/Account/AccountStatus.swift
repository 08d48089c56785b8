package import KernelApplication
package import KernelDomain

/// Whether the book is locked and, if it is open, until when.
package struct AccountStatus: Described, Equatable {
  package var state: State
  package var email: String?
  package var openUntil: Timestamp?
  package var codeCount: Int?
  package var waitSeconds: Int?

  package static let schema = Schema(
    "AccountStatus", "Whether the book is locked by its owner's account.",
    [
      .init("state", State.schema, "Whether the book is open or locked, and why."),
      .optional("email", .email, "The email address that is the account's name; left out unless the book is open."),
      .optional("openUntil", Timestamp.schema, "The time at which the book locks itself; left out unless it is open."),
      .optional(
        "codeCount", .integer, "The number of unused one-time codes; left out unless the book is open.",
        unit: .of("codes")),
      .optional(
        "waitSeconds", .integer,
        "How long the next try to log in has to wait, in seconds; left out if there is no wait.",
        unit: .seconds),
    ])

  package enum State: String, Codable, CaseIterable, Sendable {
    case none
    case open
    case locked
    case damaged

    package static let schema = Schema(
      "AccountState", "Whether a book is open or locked, and why.", AccountStatus.State.allCases
    ) {
      state in
      switch state {
      case .none: "the book has no account, so it is open"
      case .open: "the owner has logged in"
      case .locked: "the owner has not logged in, has logged out, or logged in more than twelve hours ago"
      case .damaged: "the account cannot be read, so the book is locked until the account is removed"
      }
    }
  }

  /// Whether the book may be used: it has no account, or its owner is logged in.
  package var isOpen: Bool { state == .none || state == .open }

  init(_ kept: StoredAccount, by clock: any WallClock) {
    guard let access = kept.access else {
      state = .none
      return
    }
    let wait = access.waits.remaining(at: clock.machineUptime)
    waitSeconds = wait > 0 ? Int((wait + 999) / 1_000) : nil
    guard let account = kept.account else {
      state = .damaged
      return
    }
    openUntil = access.openUntil(by: clock)
    state = openUntil == nil ? .locked : .open
    guard state == .open else { return }
    (email, codeCount, waitSeconds) = (account.email, account.codes.count, nil)
  }
}

/// The details of the event about the account's state.
package struct AccountStateDetails: Codable, Hashable, Sendable {
  package var state: AccountStatus.State

  package static let schema = Schema(
    "AccountStateChanged", "The new state of the book's lock.",
    [.init("state", AccountStatus.State.schema, "The new state of the lock.")])

  package static let event = "account.stateChanged"

  package static var announced: [EventDescription] {
    [EventDescription(event, schema, "The book was locked or opened, or its account was created or removed.")]
  }

  static func event(_ state: AccountStatus.State) -> BookEvent {
    BookEvent(event, AccountStateDetails(state: state))
  }
}

extension Schema {
  static var email: Schema {
    Schema(
      "EmailAddress", "An email address, which is the name of the account; no email is sent to it.",
      .text(pattern: #"^[^@\s]+@[^@\s]+$"#),
      examples: [#""jana@example.org""#])
  }

  static var newPassword: Schema {
    Schema(
      "NewPassword", "A password of 8 to 128 characters, without control characters.", .text(pattern: nil),
      examples: [#""correct horse""#])
  }

  static var oneTimeCode: Schema {
    Schema(
      "OneTimeCode",
      "A one-time code, which replaces the password once; hyphens, spaces and capitalisation do not matter.",
      .text(pattern: nil), examples: [#""7K3QZ-M0XV4""#])
  }

  static var oneTimeCodes: Schema {
    Schema(.list({ .oneTimeCode }, count: OneTimeCode.count))
  }
}
