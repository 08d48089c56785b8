package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage
import Synchronization

/// The account in the section `book`: a document with what proves who its owner is, and a note in the manifest of who may
/// use the book now. Where one of them is lost, the other still says that there is an account.
package final class FileAccountRepository: AccountRepository {
  private let store: Store
  private let documents: BookDocuments
  /// What a held store kept at a revision.
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
        // What was kept of it before goes for good.
        _ = try documents.erase(AccountKind.account, in: &transaction)
        if let account = after.account {
          let json = try documents.encoded(account, AccountKind.account)
          try documents.set([AccountKind.account: json], in: &transaction)
        }
      }
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

  /// What the document and the note say, JSON each. What can't be read is as if it was lost.
  private static func kept(_ document: [UInt8]?, _ note: [UInt8]?) -> StoredAccount {
    let account: Account? = document.flatMap { DocumentCoding.value($0) }
    let access: AccountAccess? = note.flatMap { DocumentCoding.value($0) }
    guard document != nil || note != nil else { return StoredAccount(account: nil, access: nil) }
    // Without the note nobody has logged in; without either key nobody proves that she can read the files.
    return StoredAccount(account: account, access: access ?? AccountAccess(key: account?.key ?? ""))
  }
}

/// What the account is called in section `book`.
package enum AccountKind {
  /// A document, and a note.
  package static let account = "account"

  /// Whether an entry or value of that kind is none that leaves the store.
  static func isPrivate(_ kind: String) -> Bool { kind == account }
}
