/*
 * A file system (FUSE) that keeps only what was synced, for power-cut tests. Usage: unsynced-disk LIVE DURABLE MOUNTPOINT
 *
 * LIVE holds what running processes see. DURABLE holds what survives a power cut. Both start with the same content.
 * - Written data reaches DURABLE by fsync or fdatasync of its file, in blocks of 4 KB.
 * - Creating, renaming, removing and truncating reach DURABLE, in their order, by the next sync of any file or folder, as
 *   the journal of ext4 does it.
 * Killing this process is a power cut that loses everything else. mkdir MOUNTPOINT/.cut-SEED is a cut in the middle of
 * the kernel's own writing: a random part of the unsynced blocks reaches DURABLE, so pages of 8 KB can be torn.
 * One thread serves all calls, so no locks are needed.
 */
#define FUSE_USE_VERSION 31
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <fuse.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BLOCK = 4096, BUCKETS = 4096 };
enum kind { CREATE, MKDIR, SYMLINK, LINK, RENAME, UNLINK, RMDIR, TRUNCATE, CHMOD };

/* A change of names, sizes or rights that is not yet durable. */
struct change { enum kind kind; char *path, *other; mode_t mode; uid_t uid; gid_t gid; off_t size; struct change *next; };
/* The blocks of a file that were written and not synced, one byte each. */
struct unsynced { ino_t ino; unsigned char *blocks; size_t count; struct unsynced *next; };

static const char *live, *durable;
static struct change *first, **end = &first;
static struct unsynced *files[BUCKETS];

static void fail(const char *what) { perror(what); _exit(1); }
static char *in(const char *root, const char *path)
{
	char *whole;
	if (asprintf(&whole, "%s%s", root, path) < 0) fail("memory");
	return whole;
}
/* Runs a call with the path of a file in LIVE; evaluates to 0 or the negative error. */
#define ON_LIVE(path, call) ({ char *p = in(live, path); int r = (call) == -1 ? -errno : 0; free(p); r; })

/* The path of an open file below LIVE. A removed file that is still open has none, and nothing of it survives. */
static const char *path_of(int fd, char *buffer)
{
	char entry[64];
	struct stat now;
	if (fstat(fd, &now) || now.st_nlink == 0) return NULL;
	snprintf(entry, sizeof entry, "/proc/self/fd/%d", fd);
	ssize_t length = readlink(entry, buffer, PATH_MAX - 1);
	if (length < 0 || strncmp(buffer, live, strlen(live))) fail(entry);
	buffer[length] = 0;
	return buffer + strlen(live);
}

static void note(enum kind kind, const char *path, const char *other, mode_t mode, off_t size)
{
	struct change *c = calloc(1, sizeof *c);
	struct fuse_context *who = fuse_get_context();
	*c = (struct change){ kind, strdup(path), other ? strdup(other) : NULL, mode, who->uid, who->gid, size, NULL };
	*end = c;
	end = &c->next;
}

static int apply(struct change *c)
{
	char *path = in(durable, c->path), *other = c->other ? in(durable, c->other) : NULL;
	struct stat now;
	int done = 0;
	switch (c->kind) {
	case CREATE: done = open(path, O_CREAT | O_WRONLY, c->mode); if (done >= 0) { close(done); done = lchown(path, c->uid, c->gid); } break;
	case MKDIR: done = mkdir(path, c->mode) || lchown(path, c->uid, c->gid); break;
	case SYMLINK: done = symlink(c->other, path); break;
	case LINK: done = link(path, other); break;
	case RENAME: done = rename(path, other); break;
	case UNLINK: done = unlink(path); break;
	case RMDIR: done = rmdir(path); break;
	case TRUNCATE: done = stat(path, &now); if (!done && now.st_size > c->size) done = truncate(path, c->size); break;
	case CHMOD: done = chmod(path, c->mode); break;
	}
	if (done < 0) fail(path);
	free(path); free(other); free(c->path); free(c->other);
	return 0;
}

static void commit_changes(void)
{
	for (struct change *c = first, *next; c; c = next) { next = c->next; apply(c); free(c); }
	first = NULL;
	end = &first;
}

static struct unsynced *unsynced_of(ino_t ino, int make)
{
	struct unsynced **at = &files[ino % BUCKETS];
	while (*at && (*at)->ino != ino) at = &(*at)->next;
	if (!*at && make) { *at = calloc(1, sizeof **at); (*at)->ino = ino; }
	return *at;
}

static void mark(int fd, off_t offset, size_t size)
{
	struct stat now;
	if (size == 0 || fstat(fd, &now)) return;
	struct unsynced *u = unsynced_of(now.st_ino, 1);
	size_t from = offset / BLOCK, to = (offset + size - 1) / BLOCK;
	if (to >= u->count) {
		size_t count = (to + 1) * 2;
		u->blocks = realloc(u->blocks, count);
		memset(u->blocks + u->count, 0, count - u->count);
		u->count = count;
	}
	memset(u->blocks + from, 1, to - from + 1);
}

/* Copies the unsynced blocks of a file: all of them, or each with a chance in percent. */
static void write_back(int from, const char *path, int percent)
{
	struct stat now;
	if (fstat(from, &now)) fail("fstat");
	struct unsynced *u = unsynced_of(now.st_ino, 0);
	char *target = in(durable, path), block[BLOCK];
	int to = open(target, O_WRONLY);
	if (to < 0) fail(target);
	for (size_t i = 0; u && i < u->count; i++) {
		if (!u->blocks[i] || (percent < 100 && random() % 100 >= percent)) continue;
		ssize_t got = pread(from, block, BLOCK, (off_t)i * BLOCK);
		if (got < 0) fail("pread");
		if (got > 0 && pwrite(to, block, got, (off_t)i * BLOCK) != got) fail(target);
		u->blocks[i] = 0;
	}
	if (percent == 100 && ftruncate(to, now.st_size)) fail(target);
	close(to);
	free(target);
}

static int sync_file(int fd)
{
	char buffer[PATH_MAX];
	const char *path = path_of(fd, buffer);
	commit_changes();
	if (path) write_back(fd, path, 100);
	return 0;
}

static int percent_of_cut;
static int keep_some(const char *path, const struct stat *now, int type, struct FTW *walk)
{
	(void)walk;
	if (type != FTW_F || !unsynced_of(now->st_ino, 0)) return 0;
	int fd = open(path, O_RDONLY);
	if (fd < 0) fail(path);
	write_back(fd, path + strlen(live), percent_of_cut);
	close(fd);
	return 0;
}

static void cut(unsigned seed)
{
	srandom(seed);
	percent_of_cut = random() % 100;
	commit_changes();
	nftw(live, keep_some, 32, FTW_PHYS);
	_exit(0);
}

static int do_getattr(const char *path, struct stat *out, struct fuse_file_info *fi)
{
	if (fi) return fstat(fi->fh, out) ? -errno : 0;
	return ON_LIVE(path, lstat(p, out));
}
/* A sync reads what was written, and the kernel has already worked out the offset of each write. */
static int readable(int flags)
{
	flags &= ~O_APPEND;
	return (flags & O_ACCMODE) == O_WRONLY ? (flags & ~O_ACCMODE) | O_RDWR : flags;
}
static int do_open(const char *path, struct fuse_file_info *fi)
{
	int fd = -1, result = ON_LIVE(path, fd = open(p, readable(fi->flags) & ~(O_CREAT | O_EXCL)));
	if (result == 0 && (fi->flags & O_TRUNC)) note(TRUNCATE, path, NULL, 0, 0);
	fi->fh = fd;
	return result;
}
static int do_create(const char *path, mode_t mode, struct fuse_file_info *fi)
{
	struct fuse_context *who = fuse_get_context();
	struct stat now;
	int isNew = ON_LIVE(path, lstat(p, &now)) == -ENOENT, fd = -1;
	int result = ON_LIVE(path, (fd = open(p, readable(fi->flags), mode)) == -1 || (isNew && fchown(fd, who->uid, who->gid)) ? -1 : 0);
	fi->fh = fd;
	if (result) return result;
	if (isNew) note(CREATE, path, NULL, mode, 0);
	else if (fi->flags & O_TRUNC) note(TRUNCATE, path, NULL, 0, 0);
	return 0;
}
static int do_read(const char *path, char *to, size_t size, off_t offset, struct fuse_file_info *fi)
{
	(void)path;
	ssize_t got = pread(fi->fh, to, size, offset);
	return got < 0 ? -errno : got;
}
static int do_write(const char *path, const char *from, size_t size, off_t offset, struct fuse_file_info *fi)
{
	(void)path;
	ssize_t put = pwrite(fi->fh, from, size, offset);
	if (put < 0) return -errno;
	mark(fi->fh, offset, put);
	if (fi->flags & (O_SYNC | O_DSYNC)) sync_file(fi->fh);
	return put;
}
static int do_truncate(const char *path, off_t size, struct fuse_file_info *fi)
{
	char buffer[PATH_MAX];
	int result = fi ? (ftruncate(fi->fh, size) ? -errno : 0) : ON_LIVE(path, truncate(p, size));
	if (fi) path = path_of(fi->fh, buffer);
	if (result == 0 && path) note(TRUNCATE, path, NULL, 0, size);
	return result;
}
static int do_release(const char *path, struct fuse_file_info *fi) { (void)path; close(fi->fh); return 0; }
static int do_fsync(const char *path, int isData, struct fuse_file_info *fi) { (void)path; (void)isData; return sync_file(fi->fh); }
static int do_fsyncdir(const char *path, int isData, struct fuse_file_info *fi)
{
	(void)path; (void)isData; (void)fi;
	commit_changes();
	return 0;
}
static int do_mkdir(const char *path, mode_t mode)
{
	struct fuse_context *who = fuse_get_context();
	if (!strncmp(path, "/.cut-", 6)) cut(strtoul(path + 6, NULL, 10));
	int result = ON_LIVE(path, mkdir(p, mode) || lchown(p, who->uid, who->gid) ? -1 : 0);
	if (result == 0) note(MKDIR, path, NULL, mode, 0);
	return result;
}
static int do_unlink(const char *path)
{
	int result = ON_LIVE(path, unlink(p));
	if (result == 0) note(UNLINK, path, NULL, 0, 0);
	return result;
}
static int do_rmdir(const char *path)
{
	int result = ON_LIVE(path, rmdir(p));
	if (result == 0) note(RMDIR, path, NULL, 0, 0);
	return result;
}
static int do_rename(const char *from, const char *to, unsigned flags)
{
	if (flags) return -EINVAL;
	char *target = in(live, to);
	int result = ON_LIVE(from, rename(p, target));
	free(target);
	if (result == 0) note(RENAME, from, to, 0, 0);
	return result;
}
static int do_link(const char *from, const char *to)
{
	char *target = in(live, to);
	int result = ON_LIVE(from, link(p, target));
	free(target);
	if (result == 0) note(LINK, from, to, 0, 0);
	return result;
}
static int do_symlink(const char *target, const char *path)
{
	int result = ON_LIVE(path, symlink(target, p));
	if (result == 0) note(SYMLINK, path, target, 0, 0);
	return result;
}
static int do_readlink(const char *path, char *to, size_t size)
{
	ssize_t got = -1;
	int result = ON_LIVE(path, got = readlink(p, to, size - 1));
	if (result == 0) to[got] = 0;
	return result;
}
static int do_chmod(const char *path, mode_t mode, struct fuse_file_info *fi)
{
	char buffer[PATH_MAX];
	int result = fi ? (fchmod(fi->fh, mode) ? -errno : 0) : ON_LIVE(path, chmod(p, mode));
	if (fi) path = path_of(fi->fh, buffer);
	if (result == 0 && path) note(CHMOD, path, NULL, mode, 0);
	return result;
}
static int do_utimens(const char *path, const struct timespec times[2], struct fuse_file_info *fi)
{
	if (fi) return futimens(fi->fh, times) ? -errno : 0;
	return ON_LIVE(path, utimensat(AT_FDCWD, p, times, AT_SYMLINK_NOFOLLOW));
}
static int do_readdir(const char *path, void *to, fuse_fill_dir_t fill, off_t offset, struct fuse_file_info *fi, enum fuse_readdir_flags flags)
{
	(void)path; (void)offset; (void)flags;
	DIR *folder = (DIR *)fi->fh;
	rewinddir(folder);
	for (struct dirent *entry; (entry = readdir(folder));) fill(to, entry->d_name, NULL, 0, 0);
	return 0;
}
static int do_opendir(const char *path, struct fuse_file_info *fi)
{
	DIR *folder = NULL;
	int result = ON_LIVE(path, (folder = opendir(p)) ? 0 : -1);
	fi->fh = (uint64_t)folder;
	return result;
}
static int do_releasedir(const char *path, struct fuse_file_info *fi) { (void)path; closedir((DIR *)fi->fh); return 0; }
static void *do_init(struct fuse_conn_info *connection, struct fuse_config *config)
{
	(void)connection;
	config->use_ino = 1;
	config->hard_remove = 1;
	config->nullpath_ok = 1;
	config->attr_timeout = config->entry_timeout = config->negative_timeout = 0;
	return NULL;
}

static const struct fuse_operations operations = {
	.init = do_init, .getattr = do_getattr, .open = do_open, .create = do_create, .read = do_read, .write = do_write,
	.truncate = do_truncate, .release = do_release, .fsync = do_fsync, .fsyncdir = do_fsyncdir, .mkdir = do_mkdir,
	.unlink = do_unlink, .rmdir = do_rmdir, .rename = do_rename, .link = do_link, .symlink = do_symlink,
	.readlink = do_readlink, .chmod = do_chmod, .utimens = do_utimens, .readdir = do_readdir,
	.opendir = do_opendir, .releasedir = do_releasedir,
};

int main(int count, char **given)
{
	if (count != 4) return 2;
	live = realpath(given[1], NULL);
	durable = given[2];
	if (!live) fail(given[1]);
	umask(0);
	char *options = geteuid() == 0 ? "default_permissions,allow_other" : "default_permissions";
	char *arguments[] = { given[0], "-f", "-s", "-o", options, given[3], NULL };
	return fuse_main(6, arguments, &operations, NULL);
}
