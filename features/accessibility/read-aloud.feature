Feature: What a screen reader reads out
  Names, roles, states and their order, as assistive technology gets them. Each table lists lines in their order; further
  lines may stand between them, and "…" replaces what differs from run to run.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |

  Scenario: The sign-in and its code are read out in full
    When Ama opens "/login"
    Then a screen reader reads out to Ama, in this order:
      """
      link "Asempa Bank Corporate Internet Banking"
      navigation "Menu"
      link "Contact Us"
      button "Dark theme"
      main
      heading "Log In" [level=1]
      textbox "Username"
      textbox "Password"
      button "Show password"
      link "Forgot Password?"
      button "Log In"
      region "Help"
      button "Contact Us"
      navigation "Legal"
      link "Accessibility"
      """
    When Ama enters her user name and password
    Then a screen reader reads out to Ama, in this order:
      """
      dialog "OTP Verification"
      heading "OTP Verification" [level=2]
      button "Close"
      paragraph: Enter the 5 digits sent to … and ….
      textbox "One-time code"
      alert
      button "Confirm"
      button "Resend" [disabled]
      """

  Scenario: A payment between own accounts is read out in order
    Given Ama has signed in
    When Ama opens "/transfers"
    Then a screen reader reads out to Ama, in this order:
      """
      button "Skip to content"
      banner
      button "Search"
      button "Dark theme"
      navigation "Main menu"
      link "Transfers"
      button "Log Out"
      main
      heading "Transfers" [level=1]
      tablist
      tab "Between Own Accounts" [expanded] [selected]
      tab "To Asempa Bank"
      tab "To Another Bank"
      tab "Bulk Transfer"
      tabpanel "Between Own Accounts"
      form "Transfer details"
      combobox "Source Account"
      combobox "Destination Account"
      textbox "Amount"
      textbox "Narration"
      checkbox "Schedule transfer"
      heading "Summary" [level=2]
      term: Total
      term: Fee
      status
      button "Make Transfer"
      contentinfo
      navigation "Help"
      """
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then a screen reader reads out to Ama, in this order:
      """
      alertdialog "Success"
      heading "Success" [level=2]
      paragraph: Transfer Completed Successfully!
      term: Total
      definition: GHS 150.00
      term: Transaction ID
      definition: T…
      button "Receipt"
      button "New payment"
      button "Close"
      """

  Scenario: A wrong code is read out as an error
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And a screen reader reads out to Ama, in this order:
      """
      dialog "Confirm transfer"
      heading "Confirm transfer" [level=2]
      term: Total
      definition: GHS 150.00
      term: To
      term: From
      textbox "One-time code" [invalid]: …
      alert
      paragraph: OTP is not valid.
      button "Confirm"
      """

  Scenario: An approval is read out with its row and its result
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua opens "/pendingRequests"
    Then a screen reader reads out to Efua, in this order:
      """
      main
      heading "Pending Requests" [level=1]
      region "Approvals inbox"
      heading "1 request waits for you" [level=2]
      button "Review all"
      tab "Transfers" [expanded] [selected]
      tabpanel "Transfers"
      tab "Between Own Accounts" [expanded] [selected]
      tabpanel "Between Own Accounts"
      table "Between Own Accounts"
      columnheader "Transfer ID"
      columnheader "Beneficiary"
      columnheader "Amount"
      checkbox "Select T…"
      button "T…"
      cell "GHS 150.00"
      button "Approve GHS 150.00 to …": Approve
      button "Reject GHS 150.00 to …": Reject
      navigation "Pages"
      button "Next page" [disabled]
      """
    When Efua approves the request with the code sent to her
    Then a screen reader reads out to Efua, in this order:
      """
      alertdialog "Success"
      heading "Success" [level=2]
      paragraph: The request has been approved.
      button "Close"
      """

  Scenario: A rejection without a reason is read out as an error
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has begun to reject the request
    When Efua rejects the request because " "
    Then Efua is told "Reason is required"
    And a screen reader reads out to Efua, in this order:
      """
      dialog "Request Rejection"
      heading "Request Rejection" [level=2]
      form "Request Rejection"
      textbox "Reason" [invalid]
      text: Reason is required
      button "Cancel"
      button "Reject"
      """

  Scenario: The statement is read out with debit and credit as words
    Given the bank lists 3 transactions
    When Ama opens the statement
    Then a screen reader reads out to Ama, in this order:
      """
      main
      heading "Account Statement" [level=1]
      button "Download Statement"
      combobox "Account": …
      group "Date range"
      button "Filter Type"
      table "Account Statement"
      columnheader "Type"
      columnheader "Amount"
      row "Credit 20 Nov 2026 Transaction 1 +GHS 1.00"
      row "Debit 20 Nov 2026 Transaction 2 −GHS 2.00"
      navigation "Pages"
      text: 1-3 from 3
      """

  @time @motion
  Scenario: The slogans of the sign-in page stop when asked
    Given Ama has opened "/login"
    And Ama has pressed "Pause the slogans"
    When 9 seconds pass
    Then Ama is told "Easy access to payment reports"
