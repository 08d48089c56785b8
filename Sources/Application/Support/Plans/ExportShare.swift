package import KernelApplication
package import KernelDomain
package import SupportDomain

/// Writes the page of a share (a plan shared with one friend) to a file again, for a friend who has lost it. Messages
/// that the friend has already sent can't be received a second time.
package struct ExportShare: UseCase {
  package static let method = "support.exportShare"
  package static let summary = "Write the page of an existing share to a file again."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound]

  package struct Input: Described, Equatable {
    package var share: ShareID
    /// The path of the file to which to write the page. The file must not exist yet.
    package var path: String
    /// The language in which the page opens; nil for the language in the settings, or English if none is set.
    package var language: Language?

    package static let schema = Schema(
      "The share, and the file to write its page to.",
      [
        .init("share", ShareID.schema, "The name of the share."),
        .init("path", .path("/home/eva/sarah.html"), "The path of the HTML file to write, which must not exist yet."),
        .pageLanguage,
      ])

    package init(share: ShareID, path: String, language: Language? = nil) {
      self.share = share
      self.path = path
      self.language = language
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int

    package static let schema = Schema(
      "The file that was written.",
      [
        .init("path", .path("/home/eva/sarah.html"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
      ])
  }

  let show: ShowShare
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let page = Array(try show(ShowShare.Input(share: input.share, language: input.language)).page.utf8)
    return Output(path: try writer.write(page, to: input.path), bytes: page.count)
  }
}

extension ExportShare.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
