package import KernelApplication

extension UseCases {
  package static func reading(_ repository: any ReadingRepository) -> UseCases {
    UseCases([
      LogSession(repository: repository), ListSessions(repository: repository), ShowNotes(repository: repository),
    ])
  }
}
