package import KernelApplication
package import KernelDomain
package import SupportDomain

/// Writes the page of a share again, for a friend who has lost it; messages that were sent are not admitted anew.
package struct ExportShare: UseCase {
  package static let method = "support.exportShare"
  package static let summary = "Write the page of a share again, as a file."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound]

  package struct Input: Described, Equatable {
    package var share: ShareID
    /// Of a file, which may not exist yet.
    package var path: String
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package static let schema = Schema(
      "Which share, and where its page is written.",
      [
        .init("share", ShareID.schema, "The share."),
        .init("path", .path("/home/eva/sarah.html"), "Of a file that is not there yet."), .pageLanguage,
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
      "The file written.",
      [
        .init("path", .path("/home/eva/sarah.html"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
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
