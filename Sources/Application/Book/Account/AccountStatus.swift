package import KernelApplication
package import KernelDomain

/// Whether the book is locked, and for how long it is open.
package struct AccountStatus: Described, Equatable {
  package var state: State
  package var email: String?
  package var openUntil: Timestamp?
  package var codeCount: Int?
  package var waitSeconds: Int?

  package static let schema = Schema(
    "AccountStatus", "Whether the book is locked by its owner's account.",
    [
      .init("state", State.schema, "Whether it is."),
      .optional("email", .email, "The account's name; left out while the book is locked."),
      .optional("openUntil", Timestamp.schema, "When the book is locked by itself; left out unless it is open."),
      .optional(
        "codeCount", .integer, "How many one-time codes are left; left out while the book is locked.",
        unit: .of("codes")),
      .optional(
        "waitSeconds", .integer, "How long the next try to log in has to wait; left out where it need not.",
        unit: .seconds),
    ])

  package enum State: String, Codable, CaseIterable, Sendable {
    case none
    case open
    case locked
    case damaged

    package static let schema = Schema("AccountState", "Whether a book is locked.", AccountStatus.State.allCases) {
      state in
      switch state {
      case .none: "the book has no account: it is open"
      case .open: "its owner has logged in"
      case .locked: "she has not, or logged out, or it is twelve hours ago"
      case .damaged: "the account can't be read: the book is locked until it is removed"
      }
    }
  }

  /// Whether the book may be used: it has no account, or its owner has logged in.
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

/// What those who follow the book are told of it.
package struct AccountStateDetails: Codable, Hashable, Sendable {
  package var state: AccountStatus.State

  package static let schema = Schema(
    "AccountStateChanged", "What became of the lock.", [.init("state", AccountStatus.State.schema, "From now on.")])

  package static let event = "account.stateChanged"

  package static var announced: [EventDescription] {
    [EventDescription(event, schema, "The book was locked, opened, or given or rid of its account.")]
  }

  static func event(_ state: AccountStatus.State) -> BookEvent {
    BookEvent(event, AccountStateDetails(state: state))
  }
}

extension Schema {
  static var email: Schema {
    Schema(
      "EmailAddress", "An address as the account's name; nothing is sent there.", .text(pattern: #"^[^@\s]+@[^@\s]+$"#),
      examples: [#""jana@example.org""#])
  }

  static var newPassword: Schema {
    Schema(
      "NewPassword", "8 to 128 characters as people count them, none that controls.", .text(pattern: nil),
      examples: [#""correct horse""#])
  }

  static var oneTimeCode: Schema {
    Schema(
      "OneTimeCode", "A code that stands for the password once; hyphens, spaces and small letters are passed over.",
      .text(pattern: nil), examples: [#""7K3QZ-M0XV4""#])
  }

  static var oneTimeCodes: Schema {
    Schema(.list({ .oneTimeCode }, count: OneTimeCode.count))
  }
}
