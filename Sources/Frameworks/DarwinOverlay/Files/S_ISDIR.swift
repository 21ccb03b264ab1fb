import Glibc

public func S_ISDIR(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFDIR }
public func S_ISREG(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }
public func S_ISLNK(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFLNK }
public func S_ISCHR(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFCHR }
public func S_ISBLK(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFBLK }
public func S_ISFIFO(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFIFO }
public func S_ISSOCK(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFSOCK }
