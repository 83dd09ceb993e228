import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.1-29",
    title: "Create New Password does not redirect visitors",
    file: "ui/session/create-password-page.tsx",
    find: "if (userName === undefined) goTo(SIGN_IN_PATH, { replace: true });",
    replace: 'if (userName === "") goTo(SIGN_IN_PATH, { replace: true });',
  },
  {
    row: "S1-2.1-01",
    title: 'Path "/" leads a signed-in user to Beneficiaries',
    file: "ui/app/routes.ts",
    find: "find(({ menu, permission }) => menu && permission && permissions?.[permission])",
    replace:
      'find(({ menu, permission }) => menu && permission && permission !== "dashboard" && permissions?.[permission])',
  },
  {
    row: "S1-2.1-02",
    title: 'Path "/" stays in the address of a signed-out visitor',
    file: "ui/app/front-door.tsx",
    find: "if (path !== SIGN_IN_PATH) goTo(",
    replace: 'if (path !== SIGN_IN_PATH && path !== "/") goTo(',
  },
  {
    row: "S1-2.1-25",
    title: "A signed-in user who opens the login page stays on a page Log In",
    file: "ui/app/routes.ts",
    find: '{ path: "/login", audience: "signedOut"',
    replace: '{ path: "/login", audience: "signedIn"',
  },
  {
    row: "S1-2.1-26",
    title: "A reload after Log Out opens the signed-in pages",
    file: "application/session/session-service.ts",
    find: "const clearing = this.clearStored();",
    replace: "const clearing = Promise.resolve();",
  },
  {
    row: "S1-2.1-30",
    title: "A signed-in user who opens Reset Password is not redirected",
    file: "ui/app/routes.ts",
    find: '{ path: "/reset-password", audience: "signedOut"',
    replace: '{ path: "/reset-password", audience: "anyone"',
  },
  {
    row: "S1-2.1-31",
    title: "An unknown path shows a signed-in user a page that does not exist",
    file: "ui/app/current-screen.tsx",
    find: "        <Redirect to={HOME_PATH} replace />",
    replace: '        {path === HOME_PATH ? <Redirect to={HOME_PATH} replace /> : <NotBuilt title="Not found" />}',
  },
  {
    row: "S1-2.11-01",
    title: "The side menu shows Dashboard without the permission",
    file: "ui/app/side-menu.tsx",
    find: 'permission === "companyActivity" || !permissions[permission]) return null;',
    replace:
      'permission === "companyActivity" || (permission !== "dashboard" && !permissions[permission])) return null;',
  },
  {
    row: "S1-2.11-03",
    title: "The entry Transfers needs the permission mobileMoney",
    file: "ui/app/routes.ts",
    find: 'permission: "transfers",',
    replace: 'permission: "mobileMoney",',
  },
  {
    row: "S1-2.11-04",
    title: "The side menu shows Mobile Money without the permission",
    file: "ui/app/side-menu.tsx",
    find: 'permission === "companyActivity" || !permissions[permission]) return null;',
    replace:
      'permission === "companyActivity" || (permission !== "mobileMoney" && !permissions[permission])) return null;',
  },
  {
    row: "S1-2.11-05",
    title: "The entry Prepaid Card Load needs the permission mobileMoney",
    file: "ui/app/routes.ts",
    find: 'permission: "prepaidCardLoad",',
    replace: 'permission: "mobileMoney",',
  },
  {
    row: "S1-2.11-06",
    title: "The side menu calls Bill Payments “Bills Payment”",
    file: "ui/app/routes.ts",
    find: 'menu: "Bill Payments",',
    replace: 'menu: "Bills Payment",',
  },
  {
    row: "S1-2.11-07",
    title: "The side menu shows FX Transfer and Rates without the permission",
    file: "ui/app/side-menu.tsx",
    find: 'permission === "companyActivity" || !permissions[permission]) return null;',
    replace:
      'permission === "companyActivity" || (permission !== "fxTransferRate" && !permissions[permission])) return null;',
  },
  {
    row: "S1-2.11-08",
    title: "The entry Transaction Reports needs the permission myRequests",
    file: "ui/app/routes.ts",
    find: 'permission: "transactionReports",',
    replace: 'permission: "myRequests",',
  },
  {
    row: "S1-2.11-09",
    title: "The entry Schedule Transfers leads to Transfers",
    file: "ui/app/side-menu.tsx",
    find: "                  href={to}",
    replace: '                  href={permission === "scheduleTransfers" ? "/transfers" : to}',
  },
  {
    row: "S1-2.11-10",
    title: "The side menu shows Bank Statements without the permission",
    file: "ui/app/side-menu.tsx",
    find: 'permission === "companyActivity" || !permissions[permission]) return null;',
    replace:
      'permission === "companyActivity" || (permission !== "bankStatements" && !permissions[permission])) return null;',
  },
  {
    row: "S1-2.11-11",
    title: "The entry Pending Requests needs the permission myRequests",
    file: "ui/app/routes.ts",
    find: 'permission: "pendingRequests",',
    replace: 'permission: "myRequests",',
  },
  {
    row: "S1-2.11-12",
    title: "The side menu shows My Requests without the permission",
    file: "ui/app/side-menu.tsx",
    find: 'permission === "companyActivity" || !permissions[permission]) return null;',
    replace:
      'permission === "companyActivity" || (permission !== "myRequests" && !permissions[permission])) return null;',
  },
  {
    row: "S1-2.11-13",
    title: "My Requests stands before Pending Requests in the side menu",
    file: "ui/app/routes.ts",
    find: '  {\n    path: "/pendingRequests",\n    audience: "signedIn",\n    title: "Pending Requests",\n    shape: "list",\n    permission: "pendingRequests",\n    menu: "Pending Requests",\n    load: async () => (await import("../approvals/approvals-screen")).ApprovalsScreen,\n  },\n  {\n    path: "/myRequests",\n    audience: "signedIn",\n    title: "My Requests",\n    shape: "list",\n    permission: "myRequests",\n    menu: "My Requests",\n    load: async () => (await import("../requests/my-requests-screen")).MyRequestsScreen,\n  },\n',
    replace:
      '  {\n    path: "/myRequests",\n    audience: "signedIn",\n    title: "My Requests",\n    shape: "list",\n    permission: "myRequests",\n    menu: "My Requests",\n    load: async () => (await import("../requests/my-requests-screen")).MyRequestsScreen,\n  },\n  {\n    path: "/pendingRequests",\n    audience: "signedIn",\n    title: "Pending Requests",\n    shape: "list",\n    permission: "pendingRequests",\n    menu: "Pending Requests",\n    load: async () => (await import("../approvals/approvals-screen")).ApprovalsScreen,\n  },\n',
  },
  {
    row: "S1-2.11-14",
    title: "Log Out of the drawer on small screens does not ask",
    file: "ui/app/shell.tsx",
    find: "<SideMenu isNarrow={false} onLogOut={askToLogOut} onFollow={focusContent} />",
    replace: "<SideMenu isNarrow={false} onLogOut={() => void sessionService.signOut()} onFollow={focusContent} />",
  },
  {
    row: "S1-2.11-15",
    title: "A confirmed Log Out leaves the stored session in the tab",
    file: "application/session/session-service.ts",
    find: "const clearing = this.clearStored();",
    replace: 'const clearing = why === "expired" ? this.clearStored() : Promise.resolve();',
  },
];
