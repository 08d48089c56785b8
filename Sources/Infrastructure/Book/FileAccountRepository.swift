package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage
import Synchronization

/// Stores the account in the section `book`, in two places: a value that contains what proves the owner's identity, and
/// a note in the manifest that states who may use the book now. If one of the two is lost, the other still shows that
/// there is an account.
package final class FileAccountRepository: AccountRepository {
  private let store: Store
  private let documents: BookDocuments
  /// The account as most recently read, and the store's revision at that time.
  private let known = Mutex<(revision: UInt64, kept: StoredAccount)?>(nil)

  package init(store: Store, documents: BookDocuments) {
    self.store = store
    self.documents = documents
  }

  package func account() throws(Failure) -> StoredAccount {
    let revision = store.revision
    if revision > 0, let known = known.withLock({ $0 }), known.revision == revision { return known.kept }
    let kept = FileAccountRepository.kept(
      try documents.all()[AccountKind.account], try store.notes(of: .book)[AccountKind.account])
    known.withLock { $0 = (revision, kept) }
    return kept
  }

  package var hadAccount: Bool {
    ((try? store.notes(of: .book)) ?? [:])[AccountKind.account] != nil
  }

  @discardableResult
  package func change<Value>(
    _ decide: (StoredAccount) throws(Failure) -> (StoredAccount, Value)
  ) throws(Failure) -> Value {
    try store.transaction { (transaction) throws(Failure) in
      let content = try transaction[.book]
      let before = FileAccountRepository.kept(
        content.documents[AccountKind.account], content.notes[AccountKind.account])
      let (after, value) = try decide(before)
      if after.account != before.account || before.isDamaged != after.isDamaged {
        // Erases the earlier account, also from the history of changes.
        _ = try documents.erase(AccountKind.account, in: &transaction)
        if let account = after.account {
          let json = try documents.encoded(account, AccountKind.account)
          try documents.set([AccountKind.account: json], in: &transaction)
        }
      }
      if before.account != nil, after.account == nil { try transaction.noteDeletion(DeletedThings(.account, 1)) }
      if after.access != before.access || content.notes[AccountKind.account] == nil {
        let note = try after.access.map { (access) throws(Failure) in try documents.encoded(access, AccountKind.account)
        }
        if note != content.notes[AccountKind.account] {
          try transaction.note(note, as: AccountKind.account, in: .book)
        }
      }
      return value
    }
  }

  /// Creates the account from its value and its note, which are JSON. JSON that cannot be decoded is treated as
  /// missing.
  private static func kept(_ document: [UInt8]?, _ note: [UInt8]?) -> StoredAccount {
    let account: Account? = document.flatMap { DocumentCoding.value($0) }
    let access: AccountAccess? = note.flatMap { DocumentCoding.value($0) }
    guard document != nil || note != nil else { return StoredAccount(account: nil, access: nil) }
    // Without the note nobody is logged in. Without either key nobody can prove access to the files.
    return StoredAccount(account: account, access: access ?? AccountAccess(key: account?.key ?? ""))
  }
}

/// The kind of the account's value and its note in the section `book`.
package enum AccountKind {
  /// The kind of both the account's value and the account's note.
  package static let account = "account"

  /// Whether values and notes of this kind must never leave the store, not even in a backup. True for the kind of the
  /// account.
  static func isPrivate(_ kind: String) -> Bool { kind == account }
}
